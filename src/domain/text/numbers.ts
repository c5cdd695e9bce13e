import { clean, trim } from "./clean"
import { fromSpoken } from "./spokenAmount"
import { toHalfWidth } from "./width"

const digitsOf = (text: string): string => toHalfWidth(text).replace(/[^0-9]/g, "")
const decimalOrNegative = /^(?:[-+\u2212]?\d*\.\d+|[-\u2212]\d+)$/u

/**
 * Half-width digits and nothing else: hyphens, spaces and brackets go. A number with a decimal point or a minus sign
 * stays whole for the check to refuse, because its digits alone would be another number: 1.5 is not 15.
 */
export function toDigits(text: string): string {
  const typed = trim(toHalfWidth(text))
  return decimalOrNegative.test(typed) ? typed : digitsOf(text)
}

/** Digits of a telephone number; the country code 81 becomes the leading 0. */
export const toPhone = (text: string): string => digitsOf(text).replace(/^810?/, "0")

/** Account numbers have seven digits: shorter ones lead with zeros. Anything but digits stays for the check. */
export function padSeven(text: string): string {
  const number = clean(text)
  return /^[0-9]{1,6}$/.test(number) ? number.padStart(7, "0") : number
}

const grouping = /[,\u3001\uFF64\s]/gu
const currency = /^[\\\u00A5]+/u

/** Digits of an amount written in digits: spaces and commas between them, ¥ before and 円 behind. Undefined for anything else. */
export function readAmount(text: string): string | undefined {
  const plain = plainAmount(text)
  return /^[0-9]+$/.test(plain) ? plain.replace(/^0+(?=[0-9])/, "") : undefined
}

const plainAmount = (text: string): string =>
  withoutYen(trim(toHalfWidth(text)).replace(grouping, "").replace(currency, ""))

/**
 * Digits of an amount in yen, without spaces, commas, 円 and leading zeros; 億, 万, 千 and kanji are counted out. A text with
 * anything else in it (a decimal point, a minus sign) stays whole for the check to refuse, because dropping that would
 * make another amount.
 */
export const toAmount = (text: string): string =>
  readAmount(text) ?? fromSpoken(plainAmount(text)) ?? trim(toHalfWidth(text))

function withoutYen(text: string): string {
  let end = text.length
  while (text[end - 1] === "円") end -= 1
  return text.slice(0, end)
}

/** Half-width, trimmed, the domain in lower case. The part before @ belongs to the mail server and stays. */
export function toEmail(text: string): string {
  const address = trim(toHalfWidth(text))
  const at = address.lastIndexOf("@")
  return at < 0 ? address : address.slice(0, at) + address.slice(at).toLowerCase()
}
