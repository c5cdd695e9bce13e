import { toJapanDate } from "../../../domain/japanTime"
import { ok, refused } from "../../engine"
import { type HistoryRow, priceText, quantityText, readHistory } from "../book"
import { countryOf } from "../brands"
import { handleLegacy, type LegacyResponse, pageOf, tradeTypeNames } from "../customers"
import { inPeriod, isUnreadable, openDateOf, sorted } from "./listing"
import { currencyOf, isOfBrand, named } from "./named"
import { executedAmount, tradeValues } from "./tradeValues"

type Row = LegacyResponse<"legacy/history_settlements_data">["SETTLEMENT_ARRAY"][number]

export const handle = handleLegacy("legacy/history_settlements_data", async (input, context) => {
  if (isUnreadable(input)) return refused("PERIOD_INVALID")
  const all = await readHistory(context)
  const today = toJapanDate(context.now.getTime())
  const isIn = inPeriod(input, today)
  const dateOf = (row: HistoryRow) => (input.DATE_BASIS === 1 ? row.tradeDate : row.settleDate)
  const wanted = all
    .filter((row) => input.COUNTRY_TYPE === 0 || input.COUNTRY_TYPE === countryOfRow(row))
    .filter(({ tradeType }) => input.TRADE_TYPE_ARRAY.some((type) => type === 0 || type === tradeType))
    .filter((row) => isIn(dateOf(row)) && isOfBrand(brandIn(row), input))
  const placeOf = (row: HistoryRow) => ({ at: dateOf(row), id: numberOf(row), amount: Math.abs(row.amount) })
  const { rows, ...counts } = pageOf(sorted(wanted, input.SORT_TYPE, placeOf), input)
  return ok({
    OPEN_DATE: openDateOf(all, today),
    ...counts,
    AVAILABLE_TYPE_ARRAY: [...new Set(all.map(({ tradeType }) => tradeType))].toSorted((one, other) => one - other),
    SETTLEMENT_ARRAY: rows.map(toRow),
  })
})

const brandIn = ({ trade, dividend }: HistoryRow) => trade ?? dividend

const countryOfRow = (row: HistoryRow) => {
  const brand = brandIn(row)
  return brand && countryOf(brand)
}

const numberOf = ({ id }: HistoryRow): number => Number(id.replace(/\D/g, ""))

const toRow = (row: HistoryRow): Row => ({
  HISTORY_ID: row.id,
  TRADE_TYPE: row.tradeType,
  TRADE_TYPE_NM: tradeTypeNames[row.tradeType] ?? null,
  TRADE_DATE: row.tradeDate,
  SETTLE_DATE: row.settleDate,
  SETTLED_FLG: row.isSettled ? 1 : 0,
  CURRENCY: "JPY",
  SETTLE_AMOUNT: Math.abs(row.amount) || row.asked,
  BALANCE_AFTER: row.balanceAfter,
  METHOD_NM: row.method,
  ACCEPT_NO: row.receiptNumber,
  ...ofTrade(row),
  ...ofDividend(row),
  ...(brandIn(row) === undefined ? { FEE: row.fee } : {}),
})

function ofTrade({ trade }: HistoryRow): Partial<Row> {
  if (trade === undefined) return {}
  const executed = trade.unitPrice === null ? {} : { TRADE_AMOUNT: executedAmount(trade), FEE: trade.fee }
  return { ...named(trade), ...tradeValues(trade), ...executed, RATIO_TEXT: trade.ratio }
}

function ofDividend({ dividend }: HistoryRow): Partial<Row> {
  if (dividend === undefined) return {}
  const { foreignCents, incomeTax, localTax } = dividend
  return {
    ...named(dividend),
    TAX_TYPE: dividend.taxType,
    QUANTITY: quantityText(dividend.quantity),
    UNIT_PRICE: dividend.unitAmount,
    CURRENCY: currencyOf(dividend),
    FX_RATE: dividend.fxRate,
    DOMESTIC_TAX: incomeTax + localTax,
    FOREIGN_TAX_USD: foreignCents === null ? null : priceText(foreignCents, "USD"),
  }
}
