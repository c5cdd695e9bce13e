import { useContext } from "react"
import type { PropsOf } from "../../../renderer"
import { isShown, run } from "../shared/options"
import { ShownValue } from "../shared/ShownValue"
import { ColumnsContext, RowPositionContext } from "../table/columns"
import type { definition } from "./definition"

/** The first cell heads the row, and holds its button where the row leads somewhere. */
export function TableRow({ cells, emphasis, tap, name }: PropsOf<typeof definition>) {
  const columns = useContext(ColumnsContext)
  const position = useContext(RowPositionContext)
  return (
    <tr
      aria-rowindex={position}
      data-emphasis={emphasis || undefined}
      data-tappable={tap ? true : undefined}
      onClick={() => run(tap)}
    >
      {cells.filter(isShown).map((cell, index) => {
        const { sub, subValue, when: _when, ...shown } = cell
        const { align, label } = columns[index] ?? {}
        const under = sub ?? (subValue === undefined ? undefined : String(subValue))
        const below = under !== undefined && <span className="k-table__sub">{under}</span>
        if (index > 0) {
          return (
            <td key={index} data-align={align} data-label={label}>
              <ShownValue {...shown} />
              {below}
            </td>
          )
        }
        return (
          <th key={index} scope="row" data-align={align}>
            {tap ? (
              <button type="button" className="k-table__tap" aria-label={name}>
                <ShownValue {...shown} />
              </button>
            ) : (
              <ShownValue {...shown} />
            )}
            {below}
          </th>
        )
      })}
    </tr>
  )
}
