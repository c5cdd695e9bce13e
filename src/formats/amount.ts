import type { Format, FormatContext, Formatted } from "../../renderer"
import { parseDecimal, roundDecimal, writeDecimal, type Decimal } from "../domain/decimal"
import { toDecimal } from "../domain/numberValue"
import { missing, unreadable } from "./missing"

export interface AmountRule {
  readonly unit: string
  /** Rounds to exactly so many decimals; absent: as many as there are, at most six. */
  readonly decimals?: number
  readonly signed?: boolean
  /** Of amounts that are given without a sign and go out: 50000 is -50,000円. */
  readonly outgoing?: boolean
  readonly prefix?: string
  readonly note?: string
}

const mostDecimals = 6

/** Digits with commas, without the sign. */
function digits({ units, scale }: Decimal, decimals: number | undefined): string {
  const text = writeDecimal({ units: units < 0n ? -units : units, scale }, decimals)
  const [whole = "", fraction] = text.split(".")
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",")
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

const tones = { "1": "rise", "-1": "fall", "0": "even" } as const
const signs = { "1": "+", "-1": "-", "0": "±" } as const
const spokenSigns = { "1": "プラス", "-1": "マイナス", "0": "" } as const

const signOf = ({ units }: Decimal) => (units === 0n ? "0" : units < 0n ? "-1" : "1")

/** Writes an exact decimal by a rule. The sign is always written where the rule is signed, so that colour never stands alone. */
export function writeAmount(
  exact: Decimal,
  { unit, decimals, signed = false, prefix = "", note = "" }: AmountRule,
): Formatted {
  const value = roundDecimal(exact, decimals ?? mostDecimals)
  const sign = signOf(value)
  const amount = `${prefix}${digits(value, decimals)}${unit}${note}`
  const ending = unit === "" || note !== "" ? {} : { unit }
  if (!signed)
    return sign === "-1" ? { text: `-${amount}`, spoken: `マイナス${amount}`, ...ending } : { text: amount, ...ending }
  const spoken = sign === "0" ? "増減なし" : `${spokenSigns[sign]}${amount}`
  return { text: `${signs[sign]}${amount}`, spoken, tone: tones[sign], ...ending }
}

/** A format of numbers and decimal texts. */
export const amountFormat =
  (rule: AmountRule): Format =>
  (value: unknown, _argument: string | undefined, context: FormatContext) => {
    const decimal = parseDecimal(value)
    if (!decimal) return missing(value) ?? unreadable("a number", context)
    return writeAmount(rule.outgoing ? { ...decimal, units: -decimal.units } : decimal, rule)
  }

/** The same format, also of number values. Their unit is the document's word: it names the format. */
export const ofNumberValue =
  (format: Format): Format =>
  (value, argument, context) => {
    const decimal = toDecimal(value)
    return format(decimal ? writeDecimal(decimal) : value, argument, context)
  }
