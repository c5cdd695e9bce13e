import type { ReactNode } from "react"
import { Icon } from "../../icons/Icon"
import { Badges } from "./Badges"
import { LineBreaking } from "./LineBreaking"
import type { BadgeList } from "./options"

interface DocumentFaceProps {
  readonly title: string
  readonly sub?: string | undefined
  readonly badges?: BadgeList
  readonly isUnread?: boolean
  /** What a screen reader says of where it opens. */
  readonly hint: string | undefined
  readonly isOpened: boolean
  readonly state: ReactNode
}

/** What the button of one document shows: its title, and whether it was opened. */
export function DocumentFace({ title, sub, badges, isUnread = false, hint, isOpened, state }: DocumentFaceProps) {
  return (
    <>
      <span className="k-document__icon">
        <Icon name="file" />
      </span>
      <span className="k-document__texts">
        <span className="k-document__title" data-unread={isUnread || undefined}>
          {isUnread && <span className="k-hidden-text">未読</span>}
          <LineBreaking text={title} />
        </span>
        {sub && (
          <span className="k-document__sub">
            <LineBreaking text={sub} />
          </span>
        )}
        <Badges badges={badges} />
        <span className="k-hidden-text">{hint}</span>
      </span>
      <span className="k-document__state" data-opened={isOpened || undefined}>
        {isOpened && <Icon name="check" />}
        {state}
        {!isOpened && <Icon name="external" />}
      </span>
    </>
  )
}
