import { observer } from "mobx-react-lite"
import { type DragEvent, useState } from "react"
import type { FlowSection, FlowStep } from "./flowSteps"
import type { FlowProps } from "./flowProps"
import type { Gap } from "./moveStep"
import { StepRow } from "./StepRow"

/** All steps in their order; the path of the chosen customer is lit. */
export const StepList = observer(function StepList({ store, flows }: FlowProps) {
  const [dragged, setDragged] = useState<string>()
  const [gap, setGap] = useState<Gap>()
  const { open, unknown, all } = flows.passed
  const hover = (event: DragEvent<HTMLElement>, section: FlowSection, index: number) => {
    if (dragged === undefined) return
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const at = event.clientY > top + height / 2 ? index + 1 : index
    if (gap?.list !== section.pointer || gap.index !== at) setGap({ list: section.pointer, index: at })
  }
  const end = () => {
    setDragged(undefined)
    setGap(undefined)
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    if (dragged !== undefined && gap) void flows.moveTo(dragged, gap)
    end()
  }
  const sideOf = ({ pointer, steps }: FlowSection, index: number) => {
    if (gap?.list !== pointer) return undefined
    if (gap.index === index) return "before"
    return gap.index === index + 1 && index === steps.length - 1 ? "after" : undefined
  }
  return (
    <section className="d-pane d-steps" aria-label="流れ">
      <p className="d-steps__summary" aria-live="polite">
        {all}画面のうち、<strong>{open}画面</strong>を通ります{unknown > 0 && `（答えしだい ${unknown}画面）`}。
      </p>
      {flows.sections.map((section) => (
        <section key={section.pointer} className="d-steps__section">
          <h2 className="d-steps__heading">
            {section.label}
            <span>{section.steps.length}画面</span>
          </h2>
          <ol>
            {section.steps.map((step: FlowStep, index) => (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for the mouse alone: the button inside moves by keyboard
              <li
                key={step.screen}
                draggable
                data-drop={sideOf(section, index)}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = "move"
                  setDragged(step.pointer)
                }}
                onDragOver={(event) => hover(event, section, index)}
                onDrop={drop}
                onDragEnd={end}
              >
                <StepRow store={store} flows={flows} step={step} isDetached={section.isDetached} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
})
