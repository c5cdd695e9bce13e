import { type BrandKey, countryOf, fxRate, isFund, quoteOf } from "../brands"
import { tradeTypes } from "../customers"
import type { NewTrade } from "./addTrades"
import { priceText } from "./units"

type Execution = Pick<NewTrade, "tradedAt" | "localTradeDate" | "settleDate" | "taxType">

/** A purchase (below zero) or sale for an amount in yen, at the price of now. Units of a fund are rounded up. */
export function tradeForAmount(brand: BrandKey, amount: number, execution: Execution): NewTrade {
  const { price, currency } = quoteOf(brand)
  const yen = (price / 100) * (currency === "USD" ? fxRate / 100 : 1)
  const units = (Math.abs(amount) / yen) * (isFund(brand) ? 10_000 : 1)
  const quantity = isFund(brand) ? Math.ceil(units) : Math.floor(units * 1_000_000) / 1_000_000
  return {
    brand,
    tradeType: amount < 0 ? tradeTypes.buy : tradeTypes.sell,
    ...execution,
    ...(countryOf(brand) === 2 ? { fxRate: (fxRate / 100).toFixed(2) } : {}),
    quantity: amount < 0 ? quantity : -quantity,
    unitPrice: priceText(price, currency),
    amount,
  }
}
