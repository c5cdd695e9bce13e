import { useEffect, useId, useRef, type KeyboardEvent } from "react"
import type { PropsOf } from "../../../renderer"
import { Count } from "../shared/Count"
import { isShown, run } from "../shared/options"
import type { definition } from "./definition"

type TabsProps = PropsOf<typeof definition>

/** Where a key leads from one of so many tabs. */
const moves: Readonly<Record<string, (current: number, count: number) => number>> = {
  ArrowRight: (current, count) => (current + 1) % count,
  ArrowLeft: (current, count) => (current + count - 1) % count,
  Home: () => 0,
  End: (_current, count) => count - 1,
}

/** Scrolls the row sideways, and nothing else, until a tab is in its middle. */
function showWhole(row: HTMLElement | null, index: number): void {
  const tab = row?.children[index]
  if (!row || !tab) return
  const [frame, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2)
}

/** Arrow keys, Home and End move along the tabs and choose; the selected tab draws its body. */
export function Tabs({ label, choices }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const shown = choices.filter(isShown)
  const current = Math.max(
    shown.findIndex(({ selected }) => selected === true),
    0,
  )
  const body = shown[current]?.body

  // The address may choose one that lies beyond the edge. Measured with the next frame: at once, a page would be laid out twice.
  // A row begins with its first tab in view, so that measuring could only cost the page a layout.
  const hasMoved = useRef(false)
  useEffect(() => {
    if (current === 0 && !hasMoved.current) return
    hasMoved.current = true
    const frame = requestAnimationFrame(() => showWhole(row.current, current))
    return () => cancelAnimationFrame(frame)
  }, [current])

  const handleKey = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(current, shown.length)
    if (next === undefined) return
    event.preventDefault()
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus()
    run(shown[next]?.tap)
  }

  return (
    <div className="k-tabs">
      <div className="k-tabs__row" role="tablist" tabIndex={-1} aria-label={label} ref={row} onKeyDown={handleKey}>
        {shown.map((choice, index) => (
          <Tab
            key={choice.key ?? choice.label}
            id={`${id}-${index}`}
            choice={choice}
            isCurrent={index === current}
            panel={body === undefined ? undefined : id}
          />
        ))}
      </div>
      {body !== undefined && (
        <div className="k-tabs__panel k-stack" role="tabpanel" id={id} aria-labelledby={`${id}-${current}`}>
          {body}
        </div>
      )}
    </div>
  )
}

interface TabProps {
  readonly id: string
  readonly choice: TabsProps["choices"][number]
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
