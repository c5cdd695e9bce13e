import { parseDatetime, toJapanDate } from "../../../domain/japanTime"
import { isRecord, type JsonRecord } from "../../../domain/json"
import type { CreateSource } from "../../services"
import type { definition } from "./definition"

export const byMonth: CreateSource<typeof definition> =
  () =>
  ({ items, by }) => {
    const months = new Map<string, JsonRecord[]>()
    for (const row of Array.isArray(items) ? items.filter(isRecord) : []) {
      const month = monthOf(row[by])
      const rows = months.get(month)
      if (rows) rows.push(row)
      else months.set(month, [row])
    }
    return { groups: [...months].map(([MONTH, ROWS]) => ({ MONTH, ROWS })) }
  }

/** Of a day, or of a moment by the clock of Japan, whichever clock it is written by. */
function monthOf(value: unknown): string {
  const text = String(value)
  const moment = text.includes("T") ? parseDatetime(text) : undefined
  return (moment === undefined ? text : toJapanDate(moment)).slice(0, 7)
}
