import type { Format } from "../../renderer"
import { toDecimal, unitOf } from "../domain/numberValue"
import { type AmountRule, writeAmount } from "./amount"
import { missing, unreadable } from "./missing"

const units: Readonly<Record<string, AmountRule>> = {
  jpy: { unit: "円", decimals: 0 },
  usd: { unit: "ドル", decimals: 2 },
  "%": { unit: "%", decimals: 2 },
}

/** Number values of the backend for frontends: exact, rounded by their unit only. */
export const numberValueFormat =
  (signed: boolean): Format =>
  (value, _argument, context) => {
    const absent = missing(value)
    if (absent) return absent
    const decimal = toDecimal(value)
    if (!decimal) return unreadable("a number value", context)
    const unit = unitOf(value) ?? ""
    const rule = Object.hasOwn(units, unit) ? units[unit] : undefined
    if (!rule) context.report("format: the unit of a number value is unknown")
    return writeAmount(decimal, { ...(rule ?? { unit: "" }), signed })
  }
