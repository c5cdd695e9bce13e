import { useId, useMemo } from "react"
import { itemKeys, type PropsOf } from "../../../renderer"
import { Row } from "../row/Row"
import { isShown, itemsOf } from "../shared/options"
import { Rows } from "../shared/Rows"
import type { definition } from "./definition"

type ListProps = PropsOf<typeof definition>

export function List(props: ListProps) {
  const { title, rows, empty, variant = "card" } = props
  const id = useId()
  const written = rows?.filter(isShown)
  const count = written?.length ?? itemsOf(props.items).length
  return (
    <section className="k-list" data-variant={variant} aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 className="k-list__title" id={id} data-sticky={props.stickyTitle || undefined}>
          {title}
        </h2>
      )}
      {count === 0 ? empty : written ? <WrittenRows rows={written} /> : <ItemRows {...props} />}
    </section>
  )
}

function WrittenRows({ rows }: { readonly rows: NonNullable<ListProps["rows"]> }) {
  return (
    <ul className="k-list__rows">
      {rows.map(({ key, when: _when, ...props }, index) => (
        <li key={key ?? index}>
          <Row {...props} />
        </li>
      ))}
    </ul>
  )
}

function ItemRows({ items, itemKey, row, block }: ListProps) {
  const all = itemsOf(items)
  const keys = useMemo(() => itemKeys(all, itemKey), [all, itemKey])
  return (
    <Rows
      className="k-list__rows"
      count={all.length}
      name={block?.at}
      keyOf={(index) => keys[index] ?? ""}
      draw={(index) => row?.(all[index], index)}
    />
  )
}
