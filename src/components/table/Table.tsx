import { Fragment, useMemo, useRef, type RefObject } from "react"
import { itemKeys, type PropsOf } from "../../../renderer"
import { isShown, itemsOf } from "../shared/options"
import { isLong, RowParts } from "../shared/RowParts"
import { ColumnsContext, RowPositionContext } from "./columns"
import type { definition } from "./definition"

export function Table({ caption, showCaption, columns, empty, ...rest }: PropsOf<typeof definition>) {
  const { items, itemKey, row, block } = rest
  const frame = useRef<HTMLTableElement>(null)
  const shown = columns.filter(isShown)
  const rows = itemsOf(items)
  const keys = useMemo(() => itemKeys(rows, itemKey), [rows, itemKey])
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>
  const isWindowed = isLong(rows.length)
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="k-table-frame" aria-label={caption} tabIndex={0}>
        <table ref={frame} className="k-table" aria-rowcount={isWindowed ? rows.length + 1 : undefined}>
          <caption className={showCaption ? undefined : "k-hidden-text"}>{caption}</caption>
          <thead>
            <tr aria-rowindex={isWindowed ? 1 : undefined}>
              {shown.map(({ label, align }) => (
                <th key={label} scope="col" data-align={align}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <ColumnsContext value={shown}>
            {isWindowed ? (
              <LongBody frame={frame} rows={rows} keys={keys} name={block?.at} row={row} />
            ) : (
              <tbody>
                {rows.map((item, index) => (
                  <Fragment key={keys[index]}>{row(item, index)}</Fragment>
                ))}
              </tbody>
            )}
          </ColumnsContext>
        </table>
      </section>
    </div>
  )
}

interface LongBodyProps extends Pick<PropsOf<typeof definition>, "row"> {
  readonly frame: RefObject<HTMLTableElement | null>
  readonly rows: readonly unknown[]
  readonly keys: readonly string[]
  readonly name: string | undefined
}

/** A body for each row: the element of the row itself is the document's, and is not there while its condition fails. */
function LongBody({ frame, rows, keys, name, row }: LongBodyProps) {
  return (
    <RowParts frame={frame} count={rows.length} name={name}>
      {(parts) =>
        parts.map((part) =>
          part.kind === "gap" ? (
            <tbody key={part.id} aria-hidden="true">
              <tr style={{ height: part.height }} />
            </tbody>
          ) : (
            <tbody key={keys[part.index]} data-row={part.index}>
              <RowPositionContext value={part.index + 2}>{row(rows[part.index], part.index)}</RowPositionContext>
            </tbody>
          ),
        )
      }
    </RowParts>
  )
}
