import type { PropsOf } from "../../../renderer"
import { itemsOf } from "../shared/options"
import type { definition } from "./definition"

export function CardList({ body, items, row, columns = 1, empty }: PropsOf<typeof definition>) {
  if (!row)
    return (
      <div className="k-card-list" data-columns={columns}>
        {body}
      </div>
    )
  const cards = itemsOf(items)
  if (cards.length === 0 && empty !== undefined) return <>{empty}</>
  return (
    <ul className="k-card-list" data-columns={columns}>
      {cards.map((item, index) => (
        <li key={index}>{row(item, index)}</li>
      ))}
    </ul>
  )
}
