import { monthsBefore, toJapanDate } from "../../../domain/japanTime"
import { ok } from "../../engine"
import { readAssetHistory } from "../book"
import { handleBff, yenValue } from "../customers"

const months = { "1m": 1, "3m": 3, "1y": 12 } as const

/** Total assets of every business day of the period, up to now. */
export const handle = handleBff("bff/portfolio-history", async ({ period }, context) => {
  const today = toJapanDate(context.now.getTime())
  const from = period === "all" ? undefined : monthsBefore(today, months[period])
  const points = await readAssetHistory(context, from)
  return ok({ points: points.map(({ date, totalAsset }) => ({ date, total_asset: yenValue(totalAsset) })) })
})
