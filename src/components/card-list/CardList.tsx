import type { PropsOf } from "../../../renderer"
import { itemsOf } from "../shared/options"
import type { definition } from "./definition"

export function CardList({ body, items, row, columns = 1, empty }: PropsOf<typeof definition>) {
  const cards = row ? itemsOf(items).map((item, index) => <div key={index}>{row(item, index)}</div>) : undefined
  if (cards?.length === 0 && empty !== undefined) return <>{empty}</>
  return (
    <div className="k-card-list" data-columns={columns}>
      {cards ?? body}
    </div>
  )
}
