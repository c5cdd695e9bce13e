import type { JsonRecord } from "../../domain/json"
import { readerOf } from "./readerOf"

/** Items by what they have in common, groups in the order of their first items. */
export function groupBy(items: readonly JsonRecord[], { by }: { readonly by: string }) {
  const read = readerOf(by)
  const groups = new Map<unknown, JsonRecord[]>()
  for (const item of items) {
    const key = read(item)
    const rows = groups.get(key)
    if (rows) rows.push(item)
    else groups.set(key, [item])
  }
  return [...groups].map(([KEY, ROWS]) => ({ KEY, ROWS }))
}
