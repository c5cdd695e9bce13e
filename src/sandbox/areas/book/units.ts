import {
  countUnits,
  type Decimal,
  divide,
  multiply,
  parseDecimal,
  roundDecimal,
  writeDecimal,
} from "../../../domain/decimal"
import { type BrandKey, isFund } from "../brands"

/** Quantities are whole millionths of a share or fund unit, so that adding them is exact. */
export const millionths = (quantity: number): number => Math.round(quantity * 1_000_000)

/** As calls write it: `12.5`. */
export const quantityText = (quantity: number): string => `${quantity / 1_000_000}`

/** Hundredths as calls write them: `2500` yen, `200.00` dollars. */
export const priceText = (hundredths: number, currency: "JPY" | "USD"): string =>
  currency === "USD" ? (hundredths / 100).toFixed(2) : `${hundredths / 100}`

/** Hundredths of yen, dollars or yen for a dollar as an exact decimal. */
export const hundredths = (count: number): Decimal => ({ units: BigInt(count), scale: 2 })

/** What prices and payouts are for: shares, or 10,000 units of a fund. */
export const pricedQuantity = (brand: BrandKey, quantity: number): Decimal => ({
  units: BigInt(quantity),
  scale: isFund(brand) ? 10 : 6,
})

/** Whole yen, cents or millionths as an exact decimal. */
export const whole = (count: number): Decimal => ({ units: BigInt(count), scale: 0 })

/** Whole yen or cents for a share, or 10,000 units of a fund, where so many millionths had this amount. */
export const averagePrice = (brand: BrandKey, quantity: number, amount: number): number =>
  countUnits(divide(whole(amount), pricedQuantity(brand, quantity), 0, "half-up"), 0)

/** Yen for a dollar, where so many cents were so many yen: `150.00`. */
export const averageFx = (yen: number, cents: number): string =>
  writeDecimal(divide(whole(yen), hundredths(cents), 2, "half-up"), 2)

/** What `part` of `all` has of an amount, rounded to whole yen or cents. */
export const shareOf = (amount: number, part: number, all: number): number =>
  countUnits(divide(multiply(whole(amount), whole(part)), whole(all), 0, "half-up"), 0)

/** @throws where a text is none: the sandbox writes them itself. */
export function decimalOf(text: string): Decimal {
  const decimal = parseDecimal(text)
  if (decimal === undefined) throw new Error(`not a decimal: ${text}`)
  return decimal
}

/** Whole cents of shares (millionths, whatever their sign) at a price in dollars, half a cent rounded up. */
export const centsAt = (quantity: number, price: string): number =>
  countUnits(roundDecimal(multiply({ units: BigInt(Math.abs(quantity)), scale: 6 }, decimalOf(price)), 2), 2)
