import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import type { definition } from "./definition"

export function Stepper({ labels, current }: PropsOf<typeof definition>) {
  const position = Number(current)
  return (
    <ol className="k-stepper" aria-label="手続きの流れ">
      {labels.map((label, index) => {
        const isLast = index === labels.length - 1
        const state = index + 1 < position ? "done" : index + 1 === position ? "current" : "upcoming"
        return (
          <li key={label} data-state={state} aria-current={state === "current" ? "step" : undefined}>
            <span className="k-stepper__mark" aria-hidden="true">
              {state === "done" || (state === "current" && isLast) ? <Icon name="check" /> : index + 1}
            </span>
            <span>
              {label}
              {state === "done" && <span className="k-hidden-text">（完了）</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
