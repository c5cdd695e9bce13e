import { isRecord } from "../../model/json"

/** An exact number: `units` × 10^-`scale`, of a unit where it is `{ n, e10, unit }`. */
export interface Quantity {
  readonly units: bigint
  /** Digits behind the point, 0 or more. */
  readonly scale: number
  /** Undefined for plain numbers. */
  readonly unit?: string
}

/** Digits and exponents beyond this are a mistake of the sender, not money. */
const decimalShape = /^-?\d{1,40}(\.\d{1,40})?$/
const wholeShape = /^-?\d{1,40}$/
const maxExponent = 30

const power = (exponent: number): bigint => 10n ** BigInt(exponent)

const toScale = (units: bigint, e10: number): Quantity =>
  e10 > 0 ? { units: units * power(e10), scale: 0 } : { units, scale: -e10 }

/** Reads what is written as a decimal, such as 1.5 or, as floats write themselves, 1e-7. */
function read(text: string): Quantity {
  const [number = "", exponent = "0"] = text.split("e")
  const [whole = "", fraction = ""] = number.split(".")
  return toScale(BigInt(whole + fraction), Number(exponent) - fraction.length)
}

/** The exact number, or undefined for anything else: a float that cannot hold its value has already lost it. */
export function parseQuantity(value: unknown): Quantity | undefined {
  if (typeof value === "number") return Math.abs(value) < 2 ** 53 ? read(String(value)) : undefined
  if (typeof value === "string") return decimalShape.test(value) ? read(value) : undefined
  return isRecord(value) ? parseNumberValue(value) : undefined
}

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
function shortened({ units, scale }: Quantity): Quantity {
  let [rest, digits] = [units, scale]
  while (digits > 0 && rest % 10n === 0n) [rest, digits] = [rest / 10n, digits - 1]
  return { units: rest, scale: digits }
}

function exact(quantity: Quantity): number | string {
  const text = written(quantity)
  const near = Number(text)
  const again = parseQuantity(near)
  return again !== undefined && compare(again, quantity) === 0 ? near : text
}

function written({ units, scale }: Quantity): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0")
  const point = digits.length - scale
  return `${units < 0n ? "-" : ""}${digits.slice(0, point)}${scale > 0 ? `.${digits.slice(point)}` : ""}`
}

/** Units of both at the finer scale. */
function aligned(one: Quantity, other: Quantity) {
  const scale = Math.max(one.scale, other.scale)
  return { scale, one: one.units * power(scale - one.scale), other: other.units * power(scale - other.scale) }
}

export function plus(left: Quantity, right: Quantity): Quantity {
  const { scale, one, other } = aligned(left, right)
  return { units: one + other, scale }
}

/** Below zero where the first is less. */
export function compare(left: Quantity, right: Quantity): number {
  const { one, other } = aligned(left, right)
  return one < other ? -1 : one > other ? 1 : 0
}

/** True for 0.3 and 0.1: nothing is left over. */
export function isMultiple(value: Quantity, step: Quantity): boolean {
  const { one, other } = aligned(value, step)
  return one % other === 0n
}

export const times = (left: Quantity, right: Quantity): Quantity => ({
  units: left.units * right.units,
  scale: left.scale + right.scale,
})

const size = (value: bigint): bigint => (value < 0n ? -value : value)

export type Rounding = "down" | "up" | "half-up"

/** `down` goes towards zero, `up` away from it, and so does a half of `half-up`. */
export function divide(above: Quantity, below: Quantity, digits: number, rounding: Rounding): Quantity {
  const { one, other } = aligned(above, below)
  const scaled = one * power(digits)
  const [quotient, rest] = [scaled / other, scaled % other]
  const isUp = rest !== 0n && (rounding === "up" || (rounding === "half-up" && size(rest) * 2n >= size(other)))
  const away = scaled < 0n === other < 0n ? 1n : -1n
  return { units: isUp ? quotient + away : quotient, scale: digits }
}

/** The unit that all have, which may be none; `"mixed"` where two differ. */
export function unitOf(quantities: readonly Quantity[]): { readonly unit?: string } | "mixed" {
  const [first, ...others] = quantities
  if (others.some(({ unit }) => unit !== first?.unit)) return "mixed"
  return first?.unit === undefined ? {} : { unit: first.unit }
}
