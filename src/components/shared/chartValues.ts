import { toDecimal } from "../../domain/numberValue"
import { writeDecimal } from "../../domain/decimal"

/** A property of an item of a chart; undefined where there is none. */
export const propertyOf = (item: unknown, name: string | undefined): unknown =>
  name !== undefined && typeof item === "object" && item !== null ? Reflect.get(item, name) : undefined

/** Where an amount stands in a drawing: of a number, a decimal text or a number value. What is written is never made of it. */
export function toHeight(value: unknown): number {
  const decimal = toDecimal(value)
  if (decimal) return Number(writeDecimal(decimal))
  return typeof value === "number" || (typeof value === "string" && value !== "") ? Number(value) : Number.NaN
}
