import { isRecord, type JsonRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

/** From nine tenths of the month's limit on there is little left. */
const nearFrom = 0.9
const refund = 2

export const contract: CreateSource<typeof definition> =
  () =>
  ({ items }) => {
    const [first] = Array.isArray(items) ? items.filter(isRecord) : []
    return first === undefined ? {} : { ...first, ...usageOf(first), recent: recentOf(first) }
  }

function usageOf({ USED_MONTH_AMOUNT: used, LIMIT_MONTH_AMOUNT: limit }: JsonRecord) {
  if (typeof used !== "number" || typeof limit !== "number") return {}
  return { left: Math.max(0, limit - used), isNearLimit: used >= limit * nearFrom }
}

function recentOf({ RECENT_ARRAY: rows }: JsonRecord): readonly JsonRecord[] {
  const debits = Array.isArray(rows) ? rows.filter(isRecord) : []
  return debits.map(({ DATE, KIND, AMOUNT }) => ({
    DATE,
    KIND,
    amount: KIND === refund ? Number(AMOUNT) : -Number(AMOUNT),
  }))
}
