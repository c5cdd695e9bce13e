import { useRef, useState, type RefObject } from "react"
import { Amount } from "./Amount"
import { isLong, RowParts } from "./RowParts"

interface Cell {
  readonly value: unknown
  readonly format?: string | undefined
  readonly covered?: boolean
}

interface ChartTableProps {
  readonly title: string
  /** What opens the table. */
  readonly summary: string
  /** Names of the columns; the first one names the rows. */
  readonly columns: readonly string[]
  readonly count: number
  cellsOf(row: number): readonly Cell[]
}

/** The figures of a chart behind it. Rows are there while it is open, and of a long one those near the view only. */
export function ChartTable({ title, summary, columns, count, cellsOf }: ChartTableProps) {
  const frame = useRef<HTMLTableElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isWindowed = isLong(count)
  return (
    <details className="k-chart__behind" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      <div className="k-table-frame">
        <table ref={frame} className="k-table" aria-rowcount={isWindowed ? count + 1 : undefined}>
          <caption className="k-hidden-text">{title}</caption>
          <thead>
            <tr>
              {columns.map((label, index) => (
                <th key={label} scope="col" data-align={index === 0 ? undefined : "end"}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {isOpen && !isWindowed && (
            <tbody>
              {Array.from({ length: count }, (_, index) => (
                <Row key={index} cells={cellsOf(index)} />
              ))}
            </tbody>
          )}
          {isOpen && isWindowed && <LongBody frame={frame} count={count} cellsOf={cellsOf} />}
        </table>
      </div>
    </details>
  )
}

interface LongBodyProps extends Pick<ChartTableProps, "count" | "cellsOf"> {
  readonly frame: RefObject<HTMLTableElement | null>
}

function LongBody({ frame, count, cellsOf }: LongBodyProps) {
  return (
    <RowParts frame={frame} count={count} name={undefined}>
      {(parts) =>
        parts.map((part) =>
          part.kind === "gap" ? (
            <tbody key={part.id} aria-hidden="true">
              <tr style={{ height: part.height }} />
            </tbody>
          ) : (
            <tbody key={part.index} data-row={part.index}>
              <Row cells={cellsOf(part.index)} position={part.index + 2} />
            </tbody>
          ),
        )
      }
    </RowParts>
  )
}

function Row({ cells: [name, ...cells], position }: { readonly cells: readonly Cell[]; readonly position?: number }) {
  return (
    <tr aria-rowindex={position}>
      <th scope="row">{name && <Amount {...name} />}</th>
      {cells.map((cell, index) => (
        <td key={index} data-align="end">
          <Amount {...cell} />
        </td>
      ))}
    </tr>
  )
}
