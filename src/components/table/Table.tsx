import { Fragment } from "react"
import type { PropsOf } from "../../../renderer"
import { More } from "../shared/More"
import { isShown, itemsOf } from "../shared/options"
import { ColumnsContext } from "./columns"
import type { definition } from "./definition"

export function Table({ caption, showCaption, columns, items, row, empty, more }: PropsOf<typeof definition>) {
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
