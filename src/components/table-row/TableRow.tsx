import { useContext } from "react"
import type { PropsOf } from "../../../renderer"
import { isShown, run } from "../shared/options"
import { ShownValue } from "../shared/ShownValue"
import { ColumnsContext } from "../table/columns"
import type { definition } from "./definition"

type TableRowProps = PropsOf<typeof definition>

/** The first cell heads the row, and holds its button where the row leads somewhere. */
export function TableRow({ cells, emphasis, tap, name }: TableRowProps) {
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

function CellContent({ cell: { sub, ...shown } }: { readonly cell: TableRowProps["cells"][number] }) {
  return (
    <>
      <ShownValue {...shown} />
      {sub !== undefined && <span className="k-table__sub">{sub}</span>}
    </>
  )
}
