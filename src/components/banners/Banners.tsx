import { useMemo } from "react"
import { itemKeys, type PropsOf } from "../../../renderer"
import { itemsOf } from "../shared/options"
import type { definition } from "./definition"

export function Banners({ label, items, itemKey, row }: PropsOf<typeof definition>) {
  const all = itemsOf(items)
  const keys = useMemo(() => itemKeys(all, itemKey), [all, itemKey])
  if (all.length === 0) return null
  return (
    <ul className="k-banners" aria-label={label}>
      {all.map((item, index) => (
        <li key={keys[index]}>{row?.(item, index)}</li>
      ))}
    </ul>
  )
}
