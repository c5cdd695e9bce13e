import { createContext, Fragment, useContext, type ReactNode } from "react"
import { More, type MoreProps } from "./More"
import { isShown, itemsOf, run, type Conditional, type RowTemplate, type ShownValueProps, type Tappable } from "./parts"
import { ShownValue } from "./ShownValue"

type Align = "start" | "end" | "center"

interface Column extends Conditional {
  readonly label: string
  readonly align?: Align | undefined
}

interface TableProps {
  readonly caption: string
  readonly showCaption?: boolean | undefined
  readonly columns: readonly Column[]
  readonly items: unknown
  readonly row: RowTemplate
  readonly empty?: ReactNode
  readonly more?: MoreProps | undefined
}

/** How the cells of a row are aligned: the columns say it once. */
const ColumnsContext = createContext<readonly Column[]>([])

export function TableDisplay({ caption, showCaption, columns, items, row, empty, more }: TableProps) {
  const shown = columns.filter(isShown)
  const rows = itemsOf(items)
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="k-table-frame" aria-label={caption} tabIndex={0}>
        <table className="k-table">
          <caption className={showCaption ? undefined : "k-hidden-text"}>{caption}</caption>
          <thead>
            <tr>
              {shown.map(({ label, align }) => (
                <th key={label} scope="col" data-align={align}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <ColumnsContext value={shown}>
            <tbody>
              {rows.map((item, index) => (
                <Fragment key={index}>{row(item, index)}</Fragment>
              ))}
            </tbody>
          </ColumnsContext>
        </table>
      </section>
      {more && <More more={more} />}
    </div>
  )
}

interface Cell extends ShownValueProps, Conditional {
  readonly sub?: ReactNode
}

interface TableRowProps extends Tappable {
  readonly cells: readonly Cell[]
  readonly emphasis?: boolean | undefined
}

/** The first cell heads the row, and holds its button where the row leads somewhere. */
export function TableRowDisplay({ cells, emphasis, tap, name }: TableRowProps) {
  const columns = useContext(ColumnsContext)
  return (
    <tr data-emphasis={emphasis || undefined} data-tappable={tap ? true : undefined} onClick={() => run(tap)}>
      {cells.filter(isShown).map((cell, index) => {
        const content = <CellContent cell={cell} />
        const align = columns[index]?.align
        if (index > 0) {
          return (
            <td key={index} data-align={align}>
              {content}
            </td>
          )
        }
        return (
          <th key={index} scope="row" data-align={align}>
            {tap ? (
              <button type="button" className="k-table__tap" aria-label={name}>
                {content}
              </button>
            ) : (
              content
            )}
          </th>
        )
      })}
    </tr>
  )
}

function CellContent({ cell: { sub, ...shown } }: { readonly cell: Cell }) {
  return (
    <>
      <ShownValue {...shown} />
      {sub !== undefined && <span className="k-table__sub">{sub}</span>}
    </>
  )
}
