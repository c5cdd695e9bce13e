/** An exact number: `units` × 10^-`scale`. */
export interface Decimal {
  readonly units: bigint
  /** Digits behind the point, 0 or more. */
  readonly scale: number
}

/** Digits beyond this are a mistake of the sender, not money. */
const decimalShape = /^-?\d{1,40}(\.\d{1,40})?$/

const power = (exponent: number): bigint => 10n ** BigInt(exponent)

/** `units` × 10^`e10`. */
export const toScale = (units: bigint, e10: number): Decimal =>
  e10 > 0 ? { units: units * power(e10), scale: 0 } : { units, scale: -e10 }

/** Reads what is written as a decimal, such as 1.5 or, as floats write themselves, 1e-7. */
function read(text: string): Decimal {
  const [number = "", exponent = "0"] = text.split("e")
  const [whole = "", fraction = ""] = number.split(".")
  return toScale(BigInt(whole + fraction), Number(exponent) - fraction.length)
}

/** The exact number of a number or a decimal text, or undefined: a float that cannot hold its value has already lost it. */
export function parseDecimal(value: unknown): Decimal | undefined {
  if (typeof value === "number") return Math.abs(value) < 2 ** 53 ? read(String(value)) : undefined
  return typeof value === "string" && decimalShape.test(value) ? read(value) : undefined
}

/** All digits, with so many after the point; absent: as many as it takes. Round before: nothing is cut off here. */
export function writeDecimal({ units, scale }: Decimal, decimals?: number): string {
  const digits = `${units < 0n ? -units : units}`.padStart(scale + 1, "0")
  const point = digits.length - scale
  const fraction = digits.slice(point)
  const shown = decimals === undefined ? fraction.replace(/0+$/, "") : fraction.padEnd(decimals, "0")
  return `${units < 0n ? "-" : ""}${digits.slice(0, point)}${shown === "" ? "" : `.${shown}`}`
}

/** The exact product. */
export const multiply = (one: Decimal, other: Decimal): Decimal => ({
  units: one.units * other.units,
  scale: one.scale + other.scale,
})

/** Units of both at the finer scale. */
export function aligned(one: Decimal, other: Decimal) {
  const scale = Math.max(one.scale, other.scale)
  return { scale, one: one.units * power(scale - one.scale), other: other.units * power(scale - other.scale) }
}

/** Below zero where the first is less. */
export function compare(left: Decimal, right: Decimal): number {
  const { one, other } = aligned(left, right)
  return one < other ? -1 : one > other ? 1 : 0
}

const size = (value: bigint): bigint => (value < 0n ? -value : value)

export type Rounding = "down" | "up" | "half-up"

/** `down` goes towards zero, `up` away from it, and so does a half of `half-up`. */
export function divide(above: Decimal, below: Decimal, digits: number, rounding: Rounding): Decimal {
  const { one, other } = aligned(above, below)
  const scaled = one * power(digits)
  const [quotient, rest] = [scaled / other, scaled % other]
  const isUp = rest !== 0n && (rounding === "up" || (rounding === "half-up" && size(rest) * 2n >= size(other)))
  const away = scaled < 0n === other < 0n ? 1n : -1n
  return { units: isUp ? quotient + away : quotient, scale: digits }
}
