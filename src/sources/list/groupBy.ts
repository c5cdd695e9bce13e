import type { JsonRecord } from "../../domain/json"
import { readerOf } from "./readerOf"

interface Grouping {
  readonly by: string
  /** Of a day or moment. */
  readonly part?: "month" | undefined
}

const monthLength = "2025-01".length

/** Items by what they have in common, groups in the order of their first items. */
export function groupBy(items: readonly JsonRecord[], { by, part }: Grouping) {
  const read = readerOf(by)
  const groups = new Map<unknown, JsonRecord[]>()
  for (const item of items) {
    const value = read(item)
    const key = part === "month" ? String(value).slice(0, monthLength) : value
    const rows = groups.get(key)
    if (rows) rows.push(item)
    else groups.set(key, [item])
  }
  return [...groups].map(([KEY, ROWS]) => ({ KEY, ROWS }))
}
