import { grouped } from "./grouped"
import { countUnits, divide, multiply, roundDecimal } from "../../../domain/decimal"
import { type BrandKey, countryOf, fxRate, quoteOf } from "../brands"
import type { Lot } from "./holdings"
import { hundredths, pricedQuantity, whole } from "./units"

/** Yen of a quantity in millionths at a price in hundredths and an exchange rate in hundredths. */
export function valueOf(key: BrandKey, quantity: number, price: number, fx: number = fxRate): number {
  const amount = multiply(pricedQuantity(key, quantity), hundredths(price))
  return countUnits(roundDecimal(countryOf(key) === 2 ? multiply(amount, hundredths(fx)) : amount, 0), 0)
}

export interface Valued {
  readonly quantity: number
  readonly cost: number
  readonly costCents: number
  readonly marketValue: number
  readonly gain: number
}

const valuedLot = (lot: Lot): Lot & Valued => {
  const marketValue = valueOf(lot, lot.quantity, quoteOf(lot).price)
  return { ...lot, marketValue, gain: marketValue - lot.cost }
}

/** What a customer holds of one brand, over all tax accounts. */
export interface Position extends BrandKey, Valued {
  readonly lots: readonly (Lot & Valued)[]
}

/** Yen of what was bought in dollars at a price in cents, at the exchange rate of its cost. */
export function valueAtCostFx(position: Position, price: number): number {
  const dollars = multiply(pricedQuantity(position, position.quantity), hundredths(price))
  const yen = divide(multiply(dollars, whole(position.cost)), hundredths(position.costCents), 0, "half-up")
  return countUnits(yen, 0)
}

export function positionsOf(lots: readonly Lot[]): readonly Position[] {
  const byBrand = grouped(lots.map(valuedLot), ({ marketId, brandId }) => `${marketId}-${brandId}`)
  return [...byBrand.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const total = (pick: (lot: Lot & Valued) => number) => own.reduce((sum, lot) => sum + pick(lot), 0)
    return [
      {
        marketId: first.marketId,
        brandId: first.brandId,
        quantity: total(({ quantity }) => quantity),
        cost: total(({ cost }) => cost),
        costCents: total(({ costCents }) => costCents),
        marketValue: total(({ marketValue }) => marketValue),
        gain: total(({ gain }) => gain),
        lots: own,
      },
    ]
  })
}

/** What holding something since the previous close has brought, in yen. */
export function dayChangeOf(held: readonly Lot[]): number {
  return positionsOf(held).reduce((sum, { quantity, ...key }) => {
    const { price, previousClose } = quoteOf(key)
    return sum + Math.round(signedValue(key, quantity, price - previousClose))
  }, 0)
}

const signedValue = (key: BrandKey, quantity: number, difference: number): number =>
  Math.sign(difference) * valueOf(key, quantity, Math.abs(difference))
