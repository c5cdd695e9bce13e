/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a select cannot
   draw thousands of rows, nor search in them */
import { useRef, useState, type KeyboardEvent } from "react"
import { LineBreaking } from "../../components/shared/LineBreaking"
import { Icon } from "../../icons/Icon"
import { RowParts } from "../../components/shared/RowParts"
import type { RowPart } from "../../components/shared/partsOf"
import type { PickerItem, PickerItems, PickerProps } from "./items"

interface PickerListProps extends Pick<PickerProps, "value"> {
  readonly items: PickerItems
  readonly label: string
  readonly isGrid?: boolean
  choose(item: PickerItem): void
}

/** Where a key moves the focus among so many options. */
const moves: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from, last) => Math.min(from + 1, last),
  ArrowRight: (from, last) => Math.min(from + 1, last),
  ArrowUp: (from) => Math.max(from - 1, 0),
  ArrowLeft: (from) => Math.max(from - 1, 0),
  Home: () => 0,
  End: (_from, last) => last,
}

/** What is brought into view for a row that is not drawn: the end that a key leads to, else where the focus is. */
function bringNear(key: string, list: Element | null, row: Element): void {
  if (key === "Home") list?.firstElementChild?.scrollIntoView({ block: "start" })
  else if (key === "End") list?.lastElementChild?.scrollIntoView({ block: "end" })
  else row.scrollIntoView({ block: "nearest" })
}

/** One stop for the keyboard; arrows go through the options. Of many only those near the view are drawn. */
export function PickerList({ items, value, label, isGrid = false, choose }: PickerListProps) {
  const frame = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState<number>()
  /** A row that gets the focus as soon as it is drawn. */
  const awaited = useRef<number>(undefined)

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const move = moves[event.key]
    if (move) {
      const next = move(index, items.length - 1)
      setStop(next)
      const row = frame.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)
      awaited.current = row ? undefined : next
      if (row) row.focus()
      else bringNear(event.key, frame.current, event.currentTarget)
    } else if (event.key === "Enter" || event.key === " ") choose(items.at(index))
    else return
    event.preventDefault()
  }
  const meet = (row: HTMLElement | null, index: number) => {
    if (row === null || awaited.current !== index) return
    awaited.current = undefined
    row.focus()
  }
  const draw = (index: number, current: number | undefined) => {
    const item = items.at(index)
    const isChosen = item.value === value
    return (
      <li
        key={item.value}
        ref={(row) => meet(row, index)}
        className="k-picker__option"
        role="option"
        data-row={index}
        aria-selected={isChosen}
        aria-setsize={items.length}
        aria-posinset={index + 1}
        tabIndex={index === current ? 0 : -1}
        onClick={() => choose(item)}
        onKeyDown={(event) => handleKeyDown(event, index)}
      >
        <span>
          <LineBreaking text={item.label} />
        </span>
        {isChosen && <Icon name="check" />}
      </li>
    )
  }
  /** Where the keyboard comes in: a row that is drawn, in which it was last, which is chosen, or the first. */
  const stopAmong = (parts: readonly RowPart[]): number | undefined => {
    const rows = parts.flatMap((part) => (part.kind === "row" ? [part.index] : []))
    if (stop !== undefined && rows.includes(stop)) return stop
    return rows.find((index) => items.at(index).value === value) ?? rows[0]
  }
  return (
    <ul ref={frame} className="k-picker__list" role="listbox" aria-label={label} data-grid={isGrid || undefined}>
      <RowParts frame={frame} count={items.length} name={undefined}>
        {(parts) => {
          const current = stopAmong(parts)
          return parts.map((part) =>
            part.kind === "gap" ? (
              <li key={part.id} className="k-rows-gap" role="presentation" style={{ height: part.height }} />
            ) : (
              draw(part.index, current)
            ),
          )
        }}
      </RowParts>
    </ul>
  )
}
