import type { ValueOperator } from "../../model/scope"
import { compare, type Decimal, divide, multiply, type Rounding } from "../decimal"
import { parseQuantity, plus, type Quantity, unitOf, writeQuantity } from "./quantities"

const zero: Quantity = { units: 0n, scale: 0 }
const one: Quantity = { units: 1n, scale: 0 }

const opposite = ({ units, scale }: Quantity): Quantity => ({ units: -units, scale })

/** All operands as numbers, lists among them one by one; undefined where one is none. */
function quantitiesOf(operands: readonly unknown[]): readonly Quantity[] | undefined {
  const parsed = operands.flat().map(parseQuantity)
  return parsed.includes(undefined) ? undefined : (parsed as readonly Quantity[])
}

/** Folds numbers of one unit. */
const folded =
  (fold: (all: readonly Decimal[]) => Decimal | undefined): ValueOperator =>
  (operands) => {
    const quantities = quantitiesOf(operands)
    const unit = quantities && unitOf(quantities)
    if (quantities === undefined || unit === undefined || unit === "mixed") return undefined
    const { units, scale } = fold(quantities) ?? {}
    return units === undefined || scale === undefined ? undefined : writeQuantity({ units, scale, ...unit })
  }

export const sum = folded((all) => all.reduce(plus, zero))
export const difference = folded(([first = zero, ...others]) => others.map(opposite).reduce(plus, first))
export const min = folded((all) => all.toSorted(compare)[0])
export const max = folded((all) => all.toSorted(compare).at(-1))
export const negate = folded(([first]) => first && opposite(first))

/** At most one of the factors has a unit, which is that of the product. */
export const product: ValueOperator = (operands) => {
  const quantities = quantitiesOf(operands)
  const [unit, ...others] = quantities?.flatMap((factor) => factor.unit ?? []) ?? []
  if (quantities === undefined || others.length > 0) return undefined
  return writeQuantity({ ...quantities.reduce(multiply, one), ...(unit === undefined ? {} : { unit }) })
}

/** Of a unit by itself, a plain number; of a unit by a plain number, the unit. */
export const quotient: ValueOperator = ([dividend, divisor, digits, rounding]) => {
  const [above, below] = [parseQuantity(dividend), parseQuantity(divisor)]
  if (above === undefined || below === undefined || below.units === 0n) return undefined
  if (below.unit !== undefined && below.unit !== above.unit) return undefined
  const unit = below.unit === undefined && above.unit !== undefined ? { unit: above.unit } : {}
  return writeQuantity({ ...divide(above, below, digitsOf(digits), roundingOf(rounding)), ...unit })
}

export const round: ValueOperator = ([value, digits, rounding]) => {
  const quantity = parseQuantity(value)
  if (quantity === undefined) return undefined
  const unit = quantity.unit === undefined ? {} : { unit: quantity.unit }
  return writeQuantity({ ...divide(quantity, one, digitsOf(digits), roundingOf(rounding)), ...unit })
}

const digitsOf = (digits: unknown): number =>
  typeof digits === "number" && Number.isInteger(digits) && digits >= 0 && digits <= 10 ? digits : 0

const roundingOf = (rounding: unknown): Rounding => (rounding === "down" || rounding === "up" ? rounding : "half-up")
