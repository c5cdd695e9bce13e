import type { Format } from "../../renderer"
import { missing, unreadable } from "./missing"

const isYears = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000

/** How many years from now. */
export const yearsLater: Format = (value, _argument, context) => {
  if (!isYears(value)) return missing(value) ?? unreadable("a number of years", context)
  return { text: value === 0 ? "現在" : `${value}年後` }
}
