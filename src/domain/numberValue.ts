import { type Decimal, parseQuantity } from "../../renderer/decimal"
import { isRecord } from "./json"

/** The exact decimal of a number value of the backend for frontends, n × 10^e10; undefined for what is none. */
export const toDecimal = (value: unknown): Decimal | undefined => (isRecord(value) ? parseQuantity(value) : undefined)

export function unitOf(value: unknown): string | undefined {
  const unit = isRecord(value) ? value["unit"] : undefined
  return typeof unit === "string" ? unit : undefined
}
