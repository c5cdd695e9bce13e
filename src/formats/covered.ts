import type { Format, Formatted } from "../../renderer"
import { parseDecimal } from "../domain/decimal"
import { toDecimal } from "../domain/numberValue"
import { missing, unreadable } from "./missing"

/** Stands in place of an amount that nobody beside the customer shall read; its unit stays. */
export const cover = ({ unit }: Formatted): Formatted => ({
  text: `＊＊＊＊${unit ?? ""}`,
  spoken: "非表示",
  ...(unit === undefined ? {} : { unit }),
})

const yen: Formatted = { text: "円", unit: "円" }

/** An amount in yen that is covered: a number, a decimal text or a number value. */
export const covered: Format = (value, _argument, context) => {
  if (parseDecimal(value) || toDecimal(value)) return cover(yen)
  return missing(value) ?? unreadable("an amount", context)
}
