import { toJapanDatetime } from "../../../domain/japanTime"
import { ok, refused } from "../../engine"
import { readBook, readHistory, type Trade } from "../book"
import { countryOf } from "../brands"
import { handleLegacy, type LegacyResponse, pageOf } from "../customers"
import { inPeriod, isUnreadable, openDateOf, sorted } from "./listing"
import { isOfBrand, named } from "./named"
import { dollarsOf, executedAmount, tradeValues } from "./tradeValues"

/** Executions by SIDE_TYPE: bought, sold; with what was added or taken back later, and offerings. */
const sides: Readonly<Record<1 | 2, readonly number[]>> = { 1: [1, 45, 47, 50, 51, 52, 53], 2: [2, 46, 48] }

export const handle = handleLegacy("legacy/history_country_trades", async (input, context) => {
  if (isUnreadable(input)) return refused("PERIOD_INVALID")
  const { trades, today } = await readBook(context)
  const types = input.SIDE_TYPE === 0 ? [...sides[1], ...sides[2]] : sides[input.SIDE_TYPE]
  const isIn = inPeriod(input, today)
  const wanted = trades
    .filter((trade) => types.includes(trade.tradeType) && countryOf(trade) === input.COUNTRY_TYPE)
    .filter((trade) => isIn(trade.tradeDate) && isOfBrand(trade, input))
  const { rows, ...counts } = pageOf(sorted(wanted, input.SORT_TYPE, placeOf), input)
  return ok({ OPEN_DATE: openDateOf(await readHistory(context), today), ...counts, TRADE_ARRAY: rows.map(toRow) })
})

const placeOf = (trade: Trade) => ({
  at: toJapanDatetime(trade.tradedAt.getTime()),
  id: trade.id,
  amount: executedAmount(trade),
})

type Row = LegacyResponse<"legacy/history_country_trades">["TRADE_ARRAY"][number]

const toRow = (trade: Trade): Row => ({
  TRADE_ID: `T-${trade.id}`,
  TRADE_TYPE: trade.tradeType,
  TRADE_DATETIME: toJapanDatetime(trade.tradedAt.getTime()),
  LOCAL_TRADE_DATE: trade.localTradeDate,
  SETTLE_DATE: trade.settleDate,
  ...named(trade),
  ...tradeValues(trade),
  QUANTITY: tradeValues(trade).QUANTITY ?? "0",
  UNIT_PRICE: trade.unitPrice ?? "0",
  AMOUNT: executedAmount(trade),
  AMOUNT_USD: dollarsOf(trade),
  FEE: trade.fee,
})
