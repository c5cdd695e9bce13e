import { useId, type ReactNode } from "react"
import type { PropsOf } from "../../../renderer"
import { Row } from "../row/Row"
import { More } from "../shared/More"
import { isShown, itemsOf } from "../shared/options"
import type { definition } from "./definition"

export function List({ title, rows, items, row, empty, more, variant = "card" }: PropsOf<typeof definition>) {
  const id = useId()
  const drawn = rows
    ? rows.filter(isShown).map(({ key, when: _when, ...props }) => <Row key={key ?? props.title} {...props} />)
    : itemsOf(items).map((item, index) => row?.(item, index))
  return (
    <section className="k-list" data-variant={variant} aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 className="k-list__title" id={id}>
          {title}
        </h2>
      )}
      {drawn.length === 0 ? empty : <Rows drawn={drawn} />}
      {more && <More more={more} />}
    </section>
  )
}

function Rows({ drawn }: { readonly drawn: readonly ReactNode[] }) {
  return (
    <ul className="k-list__rows">
      {drawn.map((node, index) => (
        <li key={index}>{node}</li>
      ))}
    </ul>
  )
}
