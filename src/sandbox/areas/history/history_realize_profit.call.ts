import { calendarMonths, notFound, ok } from "../../engine"
import { handleLegacy, pageOf } from "../customers"
import { detailOf, hasTraded, profitOf, readSales } from "./realized"

export const handle = handleLegacy("legacy/history_realize_profit", async (input, context) => {
  const { YEAR, MARKET_ID, BRAND_ID, DETAIL_FLG, PAGE_NO = 1, PAGE_SIZE = 30 } = input
  const isAboutBrand = MARKET_ID !== undefined && BRAND_ID !== undefined
  if (isAboutBrand && !(await hasTraded(context, { marketId: MARKET_ID, brandId: BRAND_ID }))) return notFound
  const { sales, tax, openYear } = await readSales(context, input)
  const { rows, ...counts } = pageOf(DETAIL_FLG === 1 ? sales : [], { PAGE_NO, PAGE_SIZE })
  const { collected, refunded } = tax
  return ok({
    OPEN_YEAR: openYear,
    YEAR,
    WITHHOLDING_FLG: 1 as const,
    TOTAL_PROFIT: profitOf(sales),
    GAIN_AMOUNT: profitOf(sales.filter(({ profit }) => profit > 0)),
    LOSS_AMOUNT: profitOf(sales.filter(({ profit }) => profit < 0)),
    OFFSET_AMOUNT: 0,
    TAX_COLLECTED_AMOUNT: collected.income + collected.local,
    TAX_COLLECTED_INCOME: collected.income,
    TAX_COLLECTED_LOCAL: collected.local,
    TAX_REFUNDED_AMOUNT: refunded.income + refunded.local,
    MONTH_ARRAY: calendarMonths.map((month) => ({
      MONTH: `${YEAR}-${month}`,
      PROFIT_AMOUNT: profitOf(sales.filter(({ trade }) => trade.tradeDate.startsWith(`${YEAR}-${month}`))),
    })),
    ...counts,
    DETAIL_ARRAY: rows.map(detailOf),
  })
})
