/**
 * Every conversion that a field may name, declared in `definitions.ts`. Each is pure, and converting twice is
 * the same as once. A screen loads those that its forms name.
 */
export { halfWidth as "half-width", fullWidth as "full-width" } from "./width"
export { trim } from "../domain/text/clean"
export { toCode as "code-half", withoutHyphens as "without-hyphens" } from "../domain/text/codes"
export { toKanaFull as "kana-full", toNameKana as "name-kana" } from "../domain/text/kana"
export {
  toAddressLine as "address-line",
  toCompanyName as "company-name",
  toNameWidth as "name-width",
  toUpper as upper,
} from "../domain/text/names"
export {
  padSeven as "pad-7",
  toAmount as amount,
  toDigits as "digits-half",
  toEmail as email,
  toPhone as phone,
} from "../domain/text/numbers"
