import { observer } from "mobx-react-lite"
import { type KeyboardEvent, useLayoutEffect, useRef } from "react"
import { sayCondition, truthName } from "../../sentences"
import { besideTitle } from "../names/besideTitle"
import { namingOf } from "../names/namingOf"
import { marksOf, type FlowStep } from "./flowSteps"
import type { FlowProps } from "./flowProps"

interface StepRowProps extends FlowProps {
  readonly step: FlowStep
  readonly isDetached: boolean
}

/** One step: its screen, when it comes, what leads to it and out of it, and whether the customer goes through it. */
export const StepRow = observer(function StepRow({ store, flows, step, isDetached }: StepRowProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isSelected = flows.selected?.pointer === step.pointer
  const judged = flows.judgeStep(step)
  const truth = judged ? judged.truth : true
  const { points, isOtherwise, deepLink, exits } = marksOf(flows.document ?? {}, step.screen)
  const title = flows.titleOf(step.screen)
  const screen = store.tree.screens.find(({ id }) => id === step.screen)
  const beside = screen && besideTitle(screen, store.tree.screens)
  const problems = store.problemsAt({ file: flows.file ?? "", pointer: step.pointer })
  // A step that moved is another element where its section is another one: the keyboard stays with it, before the next key is pressed.
  useLayoutEffect(() => {
    if (!isSelected) return
    button.current?.scrollIntoView({ block: "nearest" })
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest(".d-steps")) button.current?.focus()
  }, [isSelected, step.pointer])
  const press = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined
    if (by !== undefined && event.altKey) void flows.moveBy(step.pointer, by)
    else if (by !== undefined) {
      const beside = flows.steps[flows.steps.findIndex(({ pointer }) => pointer === step.pointer) + by]
      if (beside) flows.select(beside)
    } else if (event.key === "Delete") void flows.remove(step)
    else return
    event.preventDefault()
  }
  return (
    <button
      ref={button}
      type="button"
      className="d-step"
      title={step.screen}
      aria-pressed={isSelected}
      data-path={isDetached ? "beside" : truthName(truth).key}
      onClick={() => flows.select(step)}
      onKeyDown={press}
    >
      <span className="d-step__rail" aria-hidden="true" />
      <span className="d-step__title">{title}</span>
      <span className="d-step__id">{beside}</span>
      <span className="d-step__marks">
        {problems.length > 0 && (
          <span className="d-count" data-bad>
            問題 {problems.length}
          </span>
        )}
        {(points.length > 0 || isOtherwise) && <span className="d-step__mark">再開</span>}
        {deepLink !== undefined && <span className="d-step__mark">リンク</span>}
        {exits.map((label) => (
          <span key={label} className="d-step__mark" data-exit title={label}>
            出口
          </span>
        ))}
      </span>
      {judged && (
        <>
          <span className="d-step__when">「{sayCondition(step.step["when"], namingOf(store))}」のとき</span>
          <span className="d-step__truth">{truthName(truth).step}</span>
        </>
      )}
    </button>
  )
})
