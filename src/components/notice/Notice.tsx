import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { Bullets } from "../bullets/Bullets"
import { LineBreaking } from "../shared/LineBreaking"
import { SmallLink } from "../shared/TapLink"
import type { definition } from "./definition"

const spoken = { info: "お知らせ", warn: "ご注意", error: "重要" } as const

/** The level is also said in words, because colour and icon are not heard. Only what comes while one looks is announced. */
export function Notice({ level, icon, title, text, points, body, link, announce, role }: PropsOf<typeof definition>) {
  const announced = level === "error" ? "alert" : "status"
  return (
    <div className="k-notice" data-level={level} role={announce ? announced : role}>
      <Icon name={icon ?? level} />
      <div className="k-notice__body">
        <span className="k-hidden-text">{spoken[level]}</span>
        {title && (
          <p className="k-notice__title">
            <LineBreaking text={title} />
          </p>
        )}
        {text !== undefined && (
          <p>
            <LineBreaking text={text} />
          </p>
        )}
        {points && <Bullets rows={points} />}
        {body}
        <SmallLink link={link} />
      </div>
    </div>
  )
}
