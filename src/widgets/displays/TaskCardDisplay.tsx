import type { ReactNode } from "react"
import { Icon } from "../../icons/Icon"
import { Badges } from "./BadgeDisplay"
import { PartButton, type ButtonPart } from "./ButtonDisplay"
import type { BadgeList } from "./parts"

interface TaskCardProps {
  readonly title: string
  readonly text?: ReactNode
  readonly icon?: string | undefined
  readonly badges?: BadgeList
  readonly body?: ReactNode
  readonly button?: ButtonPart | undefined
  readonly done?: boolean | undefined
}

export function TaskCardDisplay({ title, text, icon, badges, body, button, done }: TaskCardProps) {
  return (
    <section className="k-task-card" data-done={done || undefined}>
      <div className="k-card__head">
        {icon && (
          <span className="k-list-row__icon">
            <Icon name={done ? "check" : icon} />
          </span>
        )}
        <div className="k-card__texts">
          <Badges badges={badges} />
          <h2 className="k-card__title">
            {title}
            {done && <span className="k-hidden-text">（完了）</span>}
          </h2>
        </div>
      </div>
      {text !== undefined && <p className="k-text">{text}</p>}
      {body}
      {!done && <PartButton button={button && { style: "primary", ...button }} />}
    </section>
  )
}
