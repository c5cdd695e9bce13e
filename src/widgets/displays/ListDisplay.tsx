import { useId, type ReactNode } from "react"
import { More, type MoreProps } from "./More"
import { isShown, itemsOf, type Conditional, type Repeated } from "./parts"
import { RowDisplay, type RowProps } from "./RowDisplay"

interface ListProps extends Repeated {
  readonly title?: string | undefined
  readonly rows?: readonly (RowProps & Conditional)[] | undefined
  readonly empty?: ReactNode
  readonly more?: MoreProps | undefined
  readonly look?: "card" | "plain" | undefined
}

export function ListDisplay({ title, rows, items, row, empty, more, look = "card" }: ListProps) {
  const id = useId()
  const drawn = rows
    ? rows.filter(isShown).map(({ key, when: _when, ...props }) => <RowDisplay key={key ?? props.title} {...props} />)
    : itemsOf(items).map((item, index) => row?.(item, index))
  return (
    <section className="k-list" data-look={look} aria-labelledby={title ? id : undefined}>
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
