import { centsAt, priceText, quantityText, type Trade } from "../book"
import { currencyOf } from "./named"

/** 約定代金: yen without a sign, before the fee. */
export const executedAmount = ({ amount, fee }: Trade): number => Math.abs(amount + fee)

/** Dollars of an execution in dollars; null of any other. */
export const dollarsOf = ({ quantity, unitPrice, fxRate }: Trade): string | null =>
  fxRate === null || unitPrice === null ? null : priceText(centsAt(quantity, unitPrice), "USD")

/** What all rows say of a trade. */
export const tradeValues = (trade: Trade) => ({
  TAX_TYPE: trade.taxType,
  QUANTITY: trade.quantity === 0 ? null : quantityText(Math.abs(trade.quantity)),
  UNIT_PRICE: trade.unitPrice,
  CURRENCY: trade.unitPrice === null ? ("JPY" as const) : currencyOf(trade),
  FX_RATE: trade.fxRate,
})
