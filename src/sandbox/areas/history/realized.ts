import { averageFx, centsAt, gainsTaxOf, priceText, quantityText, readBook, type Sale, taxTypes } from "../book"
import { type BrandKey, countryOf } from "../brands"
import type { CustomerContext } from "../customers"
import { currencyOf, isOfBrand, named } from "./named"
import { executedAmount } from "./tradeValues"

interface Filter {
  readonly YEAR: number
  readonly TAX_TYPE: 0 | 1 | 2 | 3 | 4
  readonly COUNTRY_TYPE: 0 | 1 | 2 | 3
  readonly MARKET_ID?: number | undefined
  readonly BRAND_ID?: number | undefined
}

/** Sales of a year by trade date, the newest first, and what all of the customer's were taxed. */
export async function readSales(context: CustomerContext, filter: Filter) {
  const { sales, trades, today } = await readBook(context)
  const wanted = sales.filter(({ trade }) => isWanted(trade, filter)).toReversed()
  const year = String(filter.YEAR)
  const isTaxed = filter.TAX_TYPE === 0 || filter.TAX_TYPE === taxTypes.specified
  const tax = gainsTaxOf(isTaxed ? sales.filter(({ trade }) => isOfFilter(trade, filter)) : [], year)
  return { sales: wanted, tax, openYear: Number((trades[0]?.tradeDate ?? today).slice(0, 4)) }
}

type Traded = Sale["trade"]

const isOfFilter = (trade: Traded, filter: Filter): boolean =>
  (filter.COUNTRY_TYPE === 0 || countryOf(trade) === filter.COUNTRY_TYPE) && isOfBrand(trade, filter)

const isWanted = (trade: Traded, filter: Filter): boolean =>
  trade.tradeDate.startsWith(`${filter.YEAR}-`) &&
  (filter.TAX_TYPE === 0 || trade.taxType === filter.TAX_TYPE) &&
  isOfFilter(trade, filter)

export const profitOf = (sales: readonly Sale[]): number => sales.reduce((total, { profit }) => total + profit, 0)

/** Whether the customer ever traded the brand. */
export const hasTraded = async (context: CustomerContext, { marketId, brandId }: BrandKey): Promise<boolean> =>
  (await readBook(context)).trades.some((trade) => trade.marketId === marketId && trade.brandId === brandId)

export function detailOf({ trade, cost, costCents, profit }: Sale) {
  const quantity = Math.abs(trade.quantity)
  return {
    HISTORY_ID: `R-${trade.id}`,
    TRADE_DATE: trade.tradeDate,
    SETTLE_DATE: trade.settleDate,
    ...named(trade),
    TAX_TYPE: trade.taxType,
    QUANTITY: quantityText(quantity),
    UNIT_PRICE: trade.unitPrice ?? "0",
    CURRENCY: currencyOf(trade),
    SELL_AMOUNT: executedAmount(trade),
    COST_AMOUNT: cost,
    FEE_AMOUNT: trade.fee,
    PROFIT_AMOUNT: profit,
    ...(trade.fxRate === null || costCents === 0
      ? {}
      : {
          SELL_FX: trade.fxRate,
          COST_FX: averageFx(cost, costCents),
          PROFIT_USD: priceText(centsAt(quantity, trade.unitPrice ?? "0") - costCents, "USD"),
        }),
  }
}
