import type { Format } from "../../renderer"
import { type Decimal, parseDecimal, roundDecimal, toScale } from "../domain/decimal"
import { toDecimal, unitOf } from "../domain/numberValue"
import { type AmountRule, writeAmount } from "./amount"
import { missing, unreadable } from "./missing"

const sizeOf = ({ units }: Decimal): bigint => (units < 0n ? -units : units)
const shifted = ({ units, scale }: Decimal, digits: number): Decimal => toScale(units, -scale - digits)
const isBelow = (value: Decimal, limit: bigint): boolean => sizeOf(roundDecimal(value, 0)) < limit

/** From a hundred on, what is behind the point tells nobody anything. What rounds to a hundred is below it: 99.5億. */
const rounded = (value: Decimal, unit: string): readonly [Decimal, AmountRule] => [
  roundDecimal(value, sizeOf(value) < 100n * 10n ** BigInt(value.scale) ? 2 : 0),
  { unit },
]

function choose(amount: Decimal, currency: string): readonly [Decimal, AmountRule] {
  if (isBelow(amount, 10_000n)) return [amount, { unit: currency, decimals: 0 }]
  const man = shifted(amount, 4)
  if (isBelow(man, 10_000n)) return [man, { unit: `万${currency}`, decimals: 0 }]
  const oku = shifted(amount, 8)
  return isBelow(oku, 10_000n) ? rounded(oku, `億${currency}`) : rounded(shifted(amount, 12), `兆${currency}`)
}

const currencies: Readonly<Record<string, string>> = { jpy: "円", usd: "ドル" }

/** Amounts as they are said: numbers, which are yen, or number values in yen or dollars. */
export const okuYen: Format = (value, _argument, context) => {
  const unit = unitOf(value) ?? "jpy"
  const currency = Object.hasOwn(currencies, unit) ? currencies[unit] : undefined
  const decimal = toDecimal(value) ?? parseDecimal(value)
  return decimal && currency !== undefined
    ? writeAmount(...choose(decimal, currency))
    : (missing(value) ?? unreadable("an amount in yen or dollars", context))
}
