import { useMemo } from "react"
import { itemKeys, type PropsOf } from "../../../renderer"
import { itemsOf } from "../shared/options"
import { Rows } from "../shared/Rows"
import type { definition } from "./definition"

export function CardList({ body, items, itemKey, row, columns = 1, empty, block }: PropsOf<typeof definition>) {
  const cards = itemsOf(items)
  const keys = useMemo(() => itemKeys(cards, itemKey), [cards, itemKey])
  if (!row)
    return (
      <div className="k-card-list" data-columns={columns}>
        {body}
      </div>
    )
  if (cards.length === 0 && empty !== undefined) return <>{empty}</>
  return (
    <Rows
      className="k-card-list"
      columns={columns}
      count={cards.length}
      name={block?.at}
      keyOf={(index) => keys[index] ?? ""}
      draw={(index) => row(cards[index], index)}
    />
  )
}
