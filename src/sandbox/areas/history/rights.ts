import { priceText, quantityText, readBook, type Dividend, type Trade } from "../book"
import { countryOf } from "../brands"
import { type CustomerContext, type LegacyResponse, tradeTypes } from "../customers"
import { currencyOf, isOfBrand, named } from "./named"

export type RightsRow = LegacyResponse<"legacy/history_ca_dividend">["CA_ARRAY"][number]

interface Filter {
  readonly YEAR: number
  readonly CA_KIND: number
  readonly COUNTRY_TYPE: number
  readonly MARKET_ID?: number | undefined
  readonly BRAND_ID?: number | undefined
}

/** CA_KIND of what is paid, and of splits. */
const kinds = { dividend: 1, split: 2 } as const

/** Code of a dividend or distribution as this list names both. */
const paidOut = 1001

/** What was paid, and what came by right, the newest first. */
export async function readRights(context: CustomerContext, filter: Filter) {
  const { dividends, trades, today } = await readBook(context)
  const splits = trades.filter(({ tradeType }) => tradeType === tradeTypes.split)
  const events = [...dividends.map(rowOfDividend), ...splits.map(rowOfSplit)].filter((row) => isWanted(row, filter))
  return {
    rows: events.toSorted((one, other) => (one.PAY_DATE < other.PAY_DATE ? 1 : one.PAY_DATE > other.PAY_DATE ? -1 : 0)),
    openYear: Number((trades[0]?.tradeDate ?? today).slice(0, 4)),
  }
}

const isWanted = (row: RightsRow, { YEAR, CA_KIND, COUNTRY_TYPE, ...brand }: Filter): boolean => {
  const key = { marketId: row.MARKET_ID, brandId: row.BRAND_ID }
  return (
    (YEAR === 0 || row.PAY_DATE.startsWith(`${YEAR}-`)) &&
    (CA_KIND === 0 || row.CA_KIND === CA_KIND) &&
    (COUNTRY_TYPE === 0 || countryOf(key) === COUNTRY_TYPE) &&
    isOfBrand(key, brand)
  )
}

const rowOfDividend = (dividend: Dividend): RightsRow => ({
  HISTORY_ID: `CA-${dividend.id}`,
  CA_KIND: kinds.dividend,
  TRADE_TYPE: paidOut,
  PAY_DATE: dividend.payDate,
  EX_DATE: dividend.exDate,
  RECORD_DATE: dividend.recordDate,
  ...named(dividend),
  TAX_TYPE: dividend.taxType,
  QUANTITY: quantityText(dividend.quantity),
  UNIT_AMOUNT: dividend.unitAmount,
  CURRENCY: currencyOf(dividend),
  GROSS_AMOUNT: dividend.gross,
  GROSS_USD: dollars(dividend.grossCents),
  FOREIGN_TAX_USD: dollars(dividend.foreignCents),
  FOREIGN_TAX_AMOUNT: dividend.foreignTax,
  INCOME_TAX_AMOUNT: dividend.incomeTax,
  LOCAL_TAX_AMOUNT: dividend.localTax,
  NET_AMOUNT: dividend.net,
  FX_RATE: dividend.fxRate,
  DISTRIBUTION_KIND: dividend.distributionKind,
  REINVEST_FLG: 0,
})

const dollars = (cents: number | null): string | null => (cents === null ? null : priceText(cents, "USD"))

const rowOfSplit = (trade: Trade): RightsRow => ({
  HISTORY_ID: `CA-S${trade.id}`,
  CA_KIND: kinds.split,
  TRADE_TYPE: trade.tradeType,
  PAY_DATE: trade.settleDate,
  ...named(trade),
  TAX_TYPE: trade.taxType,
  QUANTITY: quantityText(Math.abs(trade.quantity)),
  CURRENCY: "JPY",
  GROSS_AMOUNT: 0,
  FOREIGN_TAX_AMOUNT: 0,
  INCOME_TAX_AMOUNT: 0,
  LOCAL_TAX_AMOUNT: 0,
  NET_AMOUNT: 0,
  REINVEST_FLG: 0,
  RATIO_TEXT: trade.ratio,
  CHANGE_QUANTITY: quantityText(trade.quantity),
})
