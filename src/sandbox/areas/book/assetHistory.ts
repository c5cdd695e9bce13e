import { isBusinessDay, nextDay } from "../../engine"
import { closeOn, fxOn } from "../brands"
import type { CustomerContext } from "../customers"
import { readCashMovements } from "./cashMovements"
import { createHoldings } from "./holdings"
import { readTrades } from "./trade"
import { toJapanDate } from "../../../domain/japanTime"
import { valueOf } from "./valuation"

export interface AssetPoint {
  /** A business day, `YYYY-MM-DD`. */
  readonly date: string
  /** Yen: market value of that day's close, and cash by settlement date. */
  readonly totalAsset: number
}

/** Every business day from a day, or from the opening, to today. Today is valued at the prices of now. */
export async function readAssetHistory(context: CustomerContext, from?: string): Promise<readonly AssetPoint[]> {
  const trades = await readTrades(context)
  const movements = await readCashMovements(context)
  const today = toJapanDate(context.now.getTime())
  const opened = [trades[0]?.tradeDate, movements[0]?.date].filter((date) => date !== undefined).toSorted()[0]
  const start = from === undefined || (opened !== undefined && opened > from) ? (opened ?? today) : from
  const holdings = createHoldings()
  const points: AssetPoint[] = []
  let [trade, movement, cash] = [0, 0, 0]
  for (let date = start; date <= today; date = nextDay(date)) {
    for (let next = trades[trade]; next !== undefined && next.tradeDate <= date; next = trades[trade]) {
      holdings.apply(next)
      trade += 1
    }
    for (let next = movements[movement]; next !== undefined && next.date <= date; next = movements[movement]) {
      cash = next.balance
      movement += 1
    }
    if (date !== today && !isBusinessDay(date)) continue
    const value = [...holdings.lots.values()].reduce(
      (sum, lot) => sum + valueOf(lot, lot.quantity, closeOn(lot, date), fxOn(date)),
      0,
    )
    points.push({ date, totalAsset: value + cash })
  }
  return points
}
