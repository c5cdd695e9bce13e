import { toJapanDate } from "../../../domain/japanTime"
import { ok } from "../../engine"
import { readAssetHistory } from "../book"
import { handleBff } from "../customers"
import { yenValue } from "./numberValues"

const months = { "1m": 1, "3m": 3, "1y": 12 } as const

/** The same day so many months before, or the last one of that month. */
function monthsBefore(date: string, count: number): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number)
  const lastDay = new Date(Date.UTC(year, month - count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - count, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** Total assets of every business day of the period, up to now. */
export const handle = handleBff("bff/portfolio-history", async ({ period }, context) => {
  const today = toJapanDate(context.now.getTime())
  const from = period === "all" ? undefined : monthsBefore(today, months[period])
  const points = await readAssetHistory(context, from)
  return ok({ points: points.map(({ date, totalAsset }) => ({ date, total_asset: yenValue(totalAsset) })) })
})
