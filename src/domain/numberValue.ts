import { toScale, type Decimal } from "./decimal"
import { isRecord } from "./json"

/** A number of the backend for frontends: n × 10^e10, exact. */
interface NumberValue {
  /** Whole; a text where it is too long for a float. */
  readonly n: number | string
  readonly e10: number
}

const integerShape = /^-?\d{1,40}$/
const maxExponent = 30

/** A number that floats cannot hold exactly has already lost its value on the way, so it is refused. */
const isMantissa = (n: unknown): n is number | string =>
  typeof n === "number" ? Number.isSafeInteger(n) : typeof n === "string" && integerShape.test(n)

const isExponent = (e10: unknown): e10 is number =>
  typeof e10 === "number" && Number.isInteger(e10) && Math.abs(e10) <= maxExponent

const isNumberValue = (value: unknown): value is NumberValue =>
  isRecord(value) && isMantissa(value["n"]) && isExponent(value["e10"])

/** The exact decimal, or undefined for what is no number value. */
export const toDecimal = (value: unknown): Decimal | undefined =>
  isNumberValue(value) ? toScale(BigInt(value.n), value.e10) : undefined

export function unitOf(value: unknown): string | undefined {
  const unit = isRecord(value) ? value["unit"] : undefined
  return typeof unit === "string" ? unit : undefined
}
