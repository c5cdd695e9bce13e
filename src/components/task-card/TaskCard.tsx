import type { PropsOf } from "../../../renderer"
import { Badges } from "../shared/Badges"
import { PartButton } from "../shared/PartButton"
import { RowIcon } from "../shared/RowIcon"
import type { definition } from "./definition"
import { LineBreaking } from "../shared/LineBreaking"

export function TaskCard({ title, text, icon, badges, body, button, done }: PropsOf<typeof definition>) {
  return (
    <section className="k-task-card" data-done={done || undefined}>
      <div className="k-card__head">
        <RowIcon icon={icon && done ? "check" : icon} />
        <div className="k-card__texts">
          <Badges badges={badges} />
          <h2 className="k-card__title">
            <LineBreaking text={title} />
            {done && <span className="k-hidden-text">（完了）</span>}
          </h2>
        </div>
      </div>
      {text !== undefined && (
        <p className="k-text">
          <LineBreaking text={text} />
        </p>
      )}
      {body}
      {!done && <PartButton button={button && { style: "primary", ...button }} />}
    </section>
  )
}
