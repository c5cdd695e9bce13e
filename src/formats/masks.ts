import type { Format } from "../../renderer"
import { missing, unreadable } from "./missing"

/** The digits of a text; undefined where there is more in it than digits and hyphens. */
function digitsOf(value: unknown): string | undefined {
  return typeof value === "string" && /^[\d-]{1,20}$/.test(value) ? value.replaceAll("-", "") : undefined
}

const maskFormat =
  (shortest: number, write: (digits: string) => { readonly text: string; readonly shown: string }): Format =>
  (value, _argument, context) => {
    const digits = digitsOf(value)
    if (digits === undefined || digits.length < shortest)
      return missing(value) ?? unreadable("a number to mask", context)
    const { text, shown } = write(digits)
    return { text, spoken: `末尾が${Array.from(shown).join(" ")}` }
  }

/** Always four stars, so that the length of the number stays hidden too. */
const account = maskFormat(4, (digits) => ({ text: `****${digits.slice(-3)}`, shown: digits.slice(-3) }))

/** Mobile numbers keep their prefix; of any other number only the end is shown. */
const phone = maskFormat(10, (digits) => {
  const shown = digits.slice(-4)
  return { text: digits.length === 11 ? `${digits.slice(0, 3)}-****-${shown}` : `******${shown}`, shown }
})

const groupedFormat =
  (group: (digits: string) => string | undefined): Format =>
  (value, _argument, context) => {
    const digits = digitsOf(value)
    const text = digits === undefined ? undefined : group(digits)
    if (digits === undefined || text === undefined) return missing(value) ?? unreadable("a number to group", context)
    return { text, spoken: Array.from(digits).join(" ") }
  }

const postalCode = groupedFormat((digits) =>
  digits.length === 7 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : undefined,
)

/** Where an area code ends is certain only for mobile numbers and for 03 and 06; other numbers stay in one piece. */
const wholePhone = groupedFormat((digits) => {
  if (digits.length < 10 || digits.length > 11) return undefined
  const prefix = digits.length === 11 ? 3 : /^0[36]/.test(digits) ? 2 : 0
  return prefix === 0 ? digits : `${digits.slice(0, prefix)}-${digits.slice(prefix, -4)}-${digits.slice(-4)}`
})

const isNumber = (value: unknown): value is string => typeof value === "string" && /^[0-9A-Za-z-]{1,40}$/.test(value)

/** Of a shorter one the part that is shown would be all there is. */
const isId = (value: unknown): value is string => isNumber(value) && value.length > 3

/** As with account numbers, the stars do not tell how long it is. */
const id: Format = (value, _argument, context) => {
  if (!isId(value)) return missing(value) ?? unreadable("an id to mask", context)
  return { text: `****${value.slice(-3)}`, spoken: `末尾が${Array.from(value.slice(-3)).join(" ")}` }
}

const aloud: Format = (value, _argument, context) => {
  if (!isNumber(value)) return missing(value) ?? unreadable("an id to read", context)
  return { text: value, spoken: Array.from(value).join(" ") }
}

export const maskFormats = {
  "id-mask": id,
  "digits-aloud": aloud,
  "acct-mask": account,
  "phone-mask": phone,
  phone: wholePhone,
  "postal-code": postalCode,
} as const
