import { isRecord, type JsonRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

const recordsOf = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : [])

export const byMonth: CreateSource<typeof definition> =
  () =>
  ({ items }) => {
    const months = new Map<string, JsonRecord[]>()
    for (const row of recordsOf(items)) {
      const month = String(row["DATE"]).slice(0, 7)
      const rows = months.get(month)
      if (rows) rows.push(row)
      else months.set(month, [row])
    }
    return { groups: [...months].map(([MONTH, ROWS]) => ({ MONTH, ROWS })) }
  }
