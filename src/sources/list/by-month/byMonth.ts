import { isRecord, type JsonRecord } from "../../../domain/json"
import type { CreateSource } from "../../services"
import type { definition } from "./definition"

export const byMonth: CreateSource<typeof definition> =
  () =>
  ({ items, by }) => {
    const months = new Map<string, JsonRecord[]>()
    for (const row of Array.isArray(items) ? items.filter(isRecord) : []) {
      const month = String(row[by]).slice(0, 7)
      const rows = months.get(month)
      if (rows) rows.push(row)
      else months.set(month, [row])
    }
    return { groups: [...months].map(([MONTH, ROWS]) => ({ MONTH, ROWS })) }
  }
