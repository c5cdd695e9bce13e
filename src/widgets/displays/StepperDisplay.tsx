import { Icon } from "../../icons/Icon"

interface StepperProps {
  readonly labels: readonly string[]
  readonly current: unknown
}

export function StepperDisplay({ labels, current }: StepperProps) {
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
