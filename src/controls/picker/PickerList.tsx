/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a select cannot
   draw thousands of rows, nor search in them */
import { useRef, useState, type KeyboardEvent } from "react"
import { Icon } from "../../icons/Icon"
import { RowParts } from "../../components/shared/RowParts"
import type { PickerItem, PickerProps } from "./items"

interface PickerListProps extends Pick<PickerProps, "value"> {
  readonly items: readonly PickerItem[]
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

/** One stop for the keyboard; arrows go through the options. Of many only those near the view are drawn. */
export function PickerList({ items, value, label, isGrid = false, choose }: PickerListProps) {
  const frame = useRef<HTMLUListElement>(null)
  const chosen = items.findIndex((item) => item.value === value)
  const [stop, setStop] = useState(Math.max(0, chosen))
  const current = Math.min(stop, items.length - 1)

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const item = items[index]
    const move = moves[event.key]
    if (move) {
      const next = move(index, items.length - 1)
      setStop(next)
      frame.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus()
    } else if (item !== undefined && (event.key === "Enter" || event.key === " ")) choose(item)
    else return
    event.preventDefault()
  }
  const draw = (index: number) => {
    const item = items[index]
    if (item === undefined) return null
    return (
      <li
        key={item.value}
        className="k-picker__option"
        role="option"
        data-row={index}
        aria-selected={index === chosen}
        aria-setsize={items.length}
        aria-posinset={index + 1}
        tabIndex={index === current ? 0 : -1}
        onClick={() => choose(item)}
        onKeyDown={(event) => handleKeyDown(event, index)}
      >
        <span>{item.label}</span>
        {index === chosen && <Icon name="check" />}
      </li>
    )
  }
  return (
    <ul ref={frame} className="k-picker__list" role="listbox" aria-label={label} data-grid={isGrid || undefined}>
      <RowParts frame={frame} count={items.length} name={undefined}>
        {(parts) =>
          parts.map((part) =>
            part.kind === "gap" ? (
              <li key={part.id} className="k-rows-gap" role="presentation" style={{ height: part.height }} />
            ) : (
              draw(part.index)
            ),
          )
        }
      </RowParts>
    </ul>
  )
}
