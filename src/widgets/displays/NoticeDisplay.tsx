import type { ReactNode } from "react"
import { Icon } from "../../icons/Icon"
import { BulletsDisplay } from "./BulletsDisplay"
import { SmallLink } from "./LinkDisplay"
import type { TextLinkProps } from "./parts"
import { Phrases } from "./Phrases"

interface NoticeProps {
  readonly level: "info" | "warn" | "error"
  readonly icon?: string | undefined
  readonly title?: string | undefined
  readonly text?: ReactNode
  readonly points?: readonly ReactNode[] | undefined
  readonly body?: ReactNode
  readonly link?: TextLinkProps | undefined
  readonly announce?: boolean | undefined
  readonly role?: "note" | undefined
}

const spoken = { info: "お知らせ", warn: "ご注意", error: "重要" } as const

/** The level is also said in words, because colour and icon are not heard. */
export function NoticeDisplay({ level, icon, title, text, points, body, link, announce, role }: NoticeProps) {
  return (
    <div className="k-notice" data-level={level} role={level === "error" ? "alert" : announce ? "status" : role}>
      <Icon name={icon ?? level} />
      <div className="k-notice__body">
        <span className="k-hidden-text">{spoken[level]}</span>
        {title && <p className="k-notice__title">{title}</p>}
        {text !== undefined && (
          <p>
            <Phrases text={text} />
          </p>
        )}
        {points && <BulletsDisplay rows={points} />}
        {body}
        <SmallLink link={link} />
      </div>
    </div>
  )
}
