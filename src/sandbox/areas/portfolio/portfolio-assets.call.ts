import { ok, refused } from "../../engine"
import {
  averageFx,
  averagePrice,
  type Book,
  type Position,
  priceText,
  quantityText,
  readBook,
  valueAtCostFx,
} from "../book"
import { countryOf, fxRate, isFund, quoteOf } from "../brands"
import { handleBff, dollarValue, priceValue, yenValue } from "../customers"
import { assetIdOf, lotsApart, taxTypeOf, valueOfAsset } from "./heldAsset"

const mostTrades = 5

/** Funds of this broker pay their distributions out. */
const paidOut = 2

function findAsset(positions: readonly Position[], id: string): Position | undefined {
  const whole = positions.find((position) => assetIdOf(position, "course") === id)
  return whole ?? lotsApart(positions).find((position) => assetIdOf(position, "tax") === id)
}

/** Of a US brand that cost something: how many dollars, and which part of the gain the price made, which the exchange rate. */
function dollarFacts(position: Position, price: number) {
  const { cost, costCents, quantity, gain } = position
  if (countryOf(position) !== 2 || costCents === 0)
    return { average_price_usd: null, average_fx: null, fx_rate: null, stock_effect: null, fx_effect: null }
  const stockEffect = valueAtCostFx(position, price) - cost
  return {
    average_price_usd: dollarValue(averagePrice(position, quantity, costCents)),
    average_fx: averageFx(cost, costCents),
    fx_rate: priceText(fxRate, "USD"),
    stock_effect: yenValue(stockEffect),
    fx_effect: yenValue(gain - stockEffect),
  }
}

/** Whether it is of the brand, and of the tax account where one lot is asked for. */
const belongsTo =
  ({ marketId, brandId }: Position, taxType: number) =>
  (one: { readonly marketId: number; readonly brandId: number; readonly taxType: number }): boolean =>
    one.marketId === marketId && one.brandId === brandId && (taxType === 0 || one.taxType === taxType)

function dividendTotal({ dividends }: Book, position: Position, taxType: number): number {
  const lots = dividends.flatMap(({ marketId, brandId, lots: own }) =>
    own.map((lot) => ({ ...lot, marketId, brandId })),
  )
  return lots.filter(belongsTo(position, taxType)).reduce((sum, { net }) => sum + net, 0)
}

function recentTrades({ trades }: Book, position: Position, taxType: number) {
  const own = trades.filter(belongsTo(position, taxType)).filter(({ quantity }) => quantity !== 0)
  return own
    .toReversed()
    .slice(0, mostTrades)
    .map(({ tradeType, tradeDate, quantity, amount }) => ({
      trade_type: tradeType,
      date: tradeDate,
      quantity: quantityText(Math.abs(quantity)),
      amount: yenValue(Math.abs(amount)),
    }))
}

/** One holding of the customer, with all of its lots or only one of them. */
export const handle = handleBff("bff/portfolio-assets", async ({ asset_id: id }, context) => {
  const book = await readBook(context)
  const position = findAsset(book.positions, id)
  if (position === undefined) return refused("asset_not_found")
  const { price, currency } = quoteOf(position)
  const { sellOrders } = context.tenant.settings
  const taxType = id.split("-").length > 2 ? taxTypeOf(position) : 0
  return ok({
    asset_id: id,
    ...valueOfAsset(position),
    sellable_quantity: quantityText(position.quantity - (sellOrders[assetIdOf(position, "course")] ?? 0)),
    average_price: yenValue(averagePrice(position, position.quantity, position.cost)),
    current_price: priceValue(price, currency),
    ...dollarFacts(position, price),
    dividend_total: yenValue(dividendTotal(book, position, taxType)),
    distribution_course: isFund(position) ? paidOut : null,
    lots: position.lots.map((lot) => ({
      tax_type: lot.taxType,
      quantity: quantityText(lot.quantity),
      cost: yenValue(lot.cost),
      market_value: yenValue(lot.marketValue),
      gain_loss: yenValue(lot.gain),
    })),
    recent_trades: recentTrades(book, position, taxType),
  })
})
