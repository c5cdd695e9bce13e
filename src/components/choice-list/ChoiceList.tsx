import { useRef, type KeyboardEvent } from "react"
import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { Count } from "../shared/Count"
import { isShown, run } from "../shared/options"
import type { definition } from "./definition"

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Radios by role, not by element: those would choose, and close the half-sheet, with every arrow key. */
export function ChoiceList({ label, choices }: PropsOf<typeof definition>) {
  const group = useRef<HTMLDivElement>(null)
  const shown = choices.filter(isShown)
  const current = Math.max(
    shown.findIndex(({ selected }) => selected === true),
    0,
  )

  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const rows = [...(group.current?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])]
    const focused = rows.findIndex((row) => row === document.activeElement)
    rows[(focused + step + rows.length) % rows.length]?.focus()
  }

  return (
    <div className="k-choice-list" role="radiogroup" aria-label={label} ref={group}>
      {shown.map(({ key, label: text, selected, count, tap }, index) => (
        <button
          key={key ?? text}
          type="button"
          role="radio"
          className="k-choice-list__row"
          aria-checked={selected === true}
          tabIndex={index === current ? 0 : -1}
          onClick={() => run(tap)}
          onKeyDown={handleKey}
        >
          <span className="k-choice-list__label">
            {text}
            <Count value={count} />
          </span>
          {selected === true && <Icon name="check" />}
        </button>
      ))}
    </div>
  )
}
