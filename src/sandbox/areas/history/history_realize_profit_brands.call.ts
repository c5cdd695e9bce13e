import { ok } from "../../engine"
import type { Sale } from "../book"
import { handleLegacy } from "../customers"
import { isOfBrand, namedOnce } from "./named"
import { profitOf, readSales } from "./realized"

export const handle = handleLegacy("legacy/history_realize_profit_brands", async (input, context) => {
  const { sales } = await readSales(context, input)
  const brands = namedOnce(sales.map(({ trade }) => trade))
  return ok({
    PROFIT_BRAND_ARRAY: brands.map((brand) => ({
      ...brand,
      ...countsOf(sales.filter(({ trade }) => isOfBrand(trade, brand))),
    })),
  })
})

/** Of sales of one brand, the newest first. */
const countsOf = (sales: readonly Sale[]) => ({
  SELL_COUNT: sales.length,
  LAST_TRADE_DATE: sales[0]?.trade.tradeDate ?? "",
  PROFIT_AMOUNT: profitOf(sales),
})
