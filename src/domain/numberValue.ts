import { Big } from "big.js"

/** A number of the backend for frontends: n × 10^e10, exact. */
export interface NumberValue {
  readonly n: number | string
  readonly e10: number
  readonly unit: string
}

const integerShape = /^-?\d{1,40}$/
const maxExponent = 30

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** A number that floats cannot hold exactly has already lost its value on the way, so it is refused. */
const isMantissa = (n: unknown): n is number | string =>
  typeof n === "number" ? Number.isSafeInteger(n) : typeof n === "string" && integerShape.test(n)

/** The exact decimal, or undefined for what is no number value. */
export function toDecimal(value: unknown): Big | undefined {
  if (!isRecord(value)) return undefined
  const { n, e10 } = value
  if (!isMantissa(n) || typeof e10 !== "number" || !Number.isInteger(e10) || Math.abs(e10) > maxExponent)
    return undefined
  const decimal = new Big(n)
  decimal.e += e10
  return decimal.eq(0) ? new Big(0) : decimal
}

export const unitOf = (value: unknown): string | undefined => {
  const unit = isRecord(value) ? value["unit"] : undefined
  return typeof unit === "string" ? unit : undefined
}
