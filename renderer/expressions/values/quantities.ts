import { isRecord } from "../../model/json"
import { aligned, compare, type Decimal, parseDecimal, toScale, writeDecimal } from "../decimal"

/** An exact number, of a unit where it is `{ n, e10, unit }`. */
export interface Quantity extends Decimal {
  /** Undefined for plain numbers. */
  readonly unit?: string
}

/** Exponents beyond this are a mistake of the sender, not money. */
const maxExponent = 30
const wholeShape = /^-?\d{1,40}$/

/** The exact number of a number, a decimal text or a number value; undefined for anything else. */
export const parseQuantity = (value: unknown): Quantity | undefined =>
  isRecord(value) ? parseNumberValue(value) : parseDecimal(value)

function parseNumberValue({ n, e10, unit }: Readonly<Record<string, unknown>>): Quantity | undefined {
  const isWhole = typeof n === "number" ? Number.isSafeInteger(n) : typeof n === "string" && wholeShape.test(n)
  if (!isWhole || typeof e10 !== "number" || !Number.isInteger(e10) || Math.abs(e10) > maxExponent) return undefined
  return { ...toScale(BigInt(n as number | string), e10), ...(typeof unit === "string" ? { unit } : {}) }
}

/** A number where it holds the value exactly, else a decimal text; with a unit, `{ n, e10, unit }`. */
export function writeQuantity(quantity: Quantity): unknown {
  const { units, scale } = shortened(quantity)
  if (quantity.unit === undefined) return exact({ units, scale })
  return { n: exact({ units, scale: 0 }), e10: scale === 0 ? 0 : -scale, unit: quantity.unit }
}

/** Without zeros at its end behind the point. */
function shortened({ units, scale }: Decimal): Decimal {
  let [rest, digits] = [units, scale]
  while (digits > 0 && rest % 10n === 0n) [rest, digits] = [rest / 10n, digits - 1]
  return { units: rest, scale: digits }
}

function exact(decimal: Decimal): number | string {
  const text = writeDecimal(decimal)
  const near = Number(text)
  const again = parseDecimal(near)
  return again !== undefined && compare(again, decimal) === 0 ? near : text
}

export function plus(left: Decimal, right: Decimal): Decimal {
  const { scale, one, other } = aligned(left, right)
  return { units: one + other, scale }
}

/** True for 0.3 and 0.1: nothing is left over. */
export function isMultiple(value: Decimal, step: Decimal): boolean {
  const { one, other } = aligned(value, step)
  return one % other === 0n
}

/** The unit that all have, which may be none; `"mixed"` where two differ. */
export function unitOf(quantities: readonly Quantity[]): { readonly unit?: string } | "mixed" {
  const [first, ...others] = quantities
  if (others.some(({ unit }) => unit !== first?.unit)) return "mixed"
  return first?.unit === undefined ? {} : { unit: first.unit }
}
