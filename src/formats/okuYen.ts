import type { Format } from "../../renderer"
import { type Decimal, parseDecimal, roundDecimal, toScale } from "../domain/decimal"
import { toDecimal, unitOf } from "../domain/numberValue"
import { type AmountRule, writeAmount } from "./amount"
import { missing, unreadable } from "./missing"

const sizeOf = ({ units }: Decimal): bigint => (units < 0n ? -units : units)
const shifted = ({ units, scale }: Decimal, digits: number): Decimal => toScale(units, -scale - digits)
const isBelow = (value: Decimal, limit: bigint): boolean => sizeOf(roundDecimal(value, 0)) < limit

/** From a hundred on, what is behind the point tells nobody anything. */
const rounded = (value: Decimal, unit: string): readonly [Decimal, AmountRule] => [
  roundDecimal(value, isBelow(value, 100n) ? 2 : 0),
  { unit },
]

function choose(yen: Decimal): readonly [Decimal, AmountRule] {
  if (isBelow(yen, 10_000n)) return [yen, { unit: "円", decimals: 0 }]
  const man = shifted(yen, 4)
  if (isBelow(man, 10_000n)) return [man, { unit: "万円", decimals: 0 }]
  const oku = shifted(yen, 8)
  return isBelow(oku, 10_000n) ? rounded(oku, "億円") : rounded(shifted(yen, 12), "兆円")
}

/** Yen as they are said: numbers, or number values in yen. */
export const okuYen: Format = (value, _argument, context) => {
  const unit = unitOf(value) ?? "jpy"
  const decimal = unit === "jpy" ? (toDecimal(value) ?? parseDecimal(value)) : undefined
  return decimal ? writeAmount(...choose(decimal)) : (missing(value) ?? unreadable("an amount in yen", context))
}
