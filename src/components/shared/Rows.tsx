import { memo, useRef, type ReactNode } from "react"
import { isLong, RowParts } from "./RowParts"

interface RowsProps {
  readonly className: string
  readonly columns?: number
  readonly count: number
  /** Tells the list again to whoever comes back to its page. */
  readonly name: string | undefined
  keyOf(index: number): string
  draw(index: number): ReactNode
}

/** The items of a list. Of a long one only those near the view are drawn, and say how many there are. */
export function Rows({ className, columns, count, name, keyOf, draw }: RowsProps) {
  const frame = useRef<HTMLUListElement>(null)
  return (
    <ul ref={frame} className={className} data-columns={columns}>
      <RowParts frame={frame} count={count} name={name}>
        {(parts) =>
          parts.map((part) =>
            part.kind === "gap" ? (
              <li key={part.id} className="k-rows-gap" aria-hidden="true" style={{ height: part.height }} />
            ) : isLong(count) ? (
              <LongRow key={keyOf(part.index)} index={part.index} count={count} draw={draw} />
            ) : (
              <li key={keyOf(part.index)}>{draw(part.index)}</li>
            ),
          )
        }
      </RowParts>
    </ul>
  )
}

interface LongRowProps extends Pick<RowsProps, "count" | "draw"> {
  readonly index: number
}

/** Others that come into view leave it as it is. */
const LongRow = memo(function LongRow({ index, count, draw }: LongRowProps) {
  return (
    <li data-row={index} aria-setsize={count} aria-posinset={index + 1}>
      {draw(index)}
    </li>
  )
})
