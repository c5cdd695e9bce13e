import { useId, useRef, type KeyboardEvent, type ReactNode } from "react"
import type { ActionRunner } from "../../../renderer/model/registry"
import { isShown, run, type Conditional } from "./parts"

interface TabChoice extends Conditional {
  readonly label: string
  readonly selected?: boolean | undefined
  readonly tap: ActionRunner
  readonly count?: unknown
  readonly key?: string | undefined
  readonly body?: ReactNode
}

interface TabsProps {
  readonly label?: string | undefined
  readonly choices: readonly TabChoice[]
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys move along the tabs and choose; the selected tab draws its body. */
export function TabsDisplay({ label, choices }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const shown = choices.filter(isShown)
  const current = Math.max(
    shown.findIndex(({ selected }) => selected === true),
    0,
  )
  const body = shown[current]?.body

  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + shown.length) % shown.length
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus()
    run(shown[next]?.tap)
  }

  return (
    <div className="k-tabs">
      <div className="k-tabs__row" role="tablist" tabIndex={-1} aria-label={label} ref={row} onKeyDown={handleKey}>
        {shown.map((choice, index) => (
          <Tab
            key={choice.key ?? choice.label}
            id={`${id}${index}`}
            choice={choice}
            isCurrent={index === current}
            panel={body === undefined ? undefined : id}
          />
        ))}
      </div>
      {body !== undefined && (
        <div className="k-tabs__panel k-stack" role="tabpanel" id={id} aria-labelledby={`${id}${current}`}>
          {body}
        </div>
      )}
    </div>
  )
}

interface TabProps {
  readonly id: string
  readonly choice: TabChoice
  readonly isCurrent: boolean
  readonly panel: string | undefined
}

function Tab({ id, choice: { label, count, tap }, isCurrent, panel }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      className="k-tabs__tab"
      aria-selected={isCurrent}
      aria-controls={isCurrent ? panel : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => run(tap)}
    >
      {label}
      <Count value={count} />
    </button>
  )
}

export function Count({ value }: { readonly value: unknown }) {
  return typeof value === "number" ? <span className="k-count">{value}</span> : null
}
