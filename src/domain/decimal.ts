/** An exact decimal: `units` × 10^-`scale`. */
export interface Decimal {
  readonly units: bigint
  /** Digits after the point, 0 or more. */
  readonly scale: number
}

/** Digits and exponents beyond this are a mistake of the sender, not money. */
const maxDigits = 40
const decimalShape = /^-?\d+(\.\d+)?$/

/** `units` × 10^`e10`. */
export const toScale = (units: bigint, e10: number): Decimal =>
  e10 > 0 ? { units: units * 10n ** BigInt(e10), scale: 0 } : { units, scale: -e10 }

/** Reads what is written as a decimal, such as 1.5 or, as floats write themselves, 1e-7. */
function read(text: string): Decimal {
  const [number = "", exponent = "0"] = text.split("e")
  const [whole = "", fraction = ""] = number.split(".")
  return toScale(BigInt(whole + fraction), Number(exponent) - fraction.length)
}

/** An exact decimal of a number or a decimal text; undefined for anything else. */
export function parseDecimal(value: unknown): Decimal | undefined {
  if (typeof value === "number") return Number.isFinite(value) && Math.abs(value) < 1e21 ? read(`${value}`) : undefined
  if (typeof value !== "string" || value.length > maxDigits || !decimalShape.test(value)) return undefined
  return read(value)
}

/** The exact product. */
export const multiply = (one: Decimal, other: Decimal): Decimal => ({
  units: one.units * other.units,
  scale: one.scale + other.scale,
})

/** So many 10^-`decimals`; what lies behind them is cut off. Round before where it should not be. */
export const countUnits = ({ units, scale }: Decimal, decimals: number): number =>
  Number(scale > decimals ? units / 10n ** BigInt(scale - decimals) : units * 10n ** BigInt(decimals - scale))

/** Rounds half away from zero, as conventions and tax offices do. */
export function roundDecimal(value: Decimal, decimals: number): Decimal {
  const { units, scale } = value
  if (scale <= decimals) return value
  const step = 10n ** BigInt(scale - decimals)
  const half = units < 0n ? -step / 2n : step / 2n
  return { units: (units + half) / step, scale: decimals }
}

/** All digits, with so many after the point; absent: as many as it takes. Round before: nothing is cut off here. */
export function writeDecimal({ units, scale }: Decimal, decimals?: number): string {
  const digits = `${units < 0n ? -units : units}`.padStart(scale + 1, "0")
  const point = digits.length - scale
  const fraction = digits.slice(point)
  const shown = decimals === undefined ? fraction.replace(/0+$/, "") : fraction.padEnd(decimals, "0")
  return `${units < 0n ? "-" : ""}${digits.slice(0, point)}${shown === "" ? "" : `.${shown}`}`
}
