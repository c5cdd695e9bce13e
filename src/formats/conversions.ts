import type { Conversion } from "../../renderer/registry/registry"
import { brandNorm } from "../domain/text/brandNorm"
import { trim } from "../domain/text/clean"
import { toKanaFull } from "../domain/text/kana"
import { toAddressLine, toCompanyName, toNameWidth, toUpper } from "../domain/text/names"
import { padSeven, toAmount, toDigits, toEmail, toPhone } from "../domain/text/numbers"
import { toFullWidth, toHalfWidth } from "../domain/text/width"
import { toZengin } from "../domain/text/zengin"

/** Every conversion that a field may name. Each is pure, and converting twice is the same as once. */
export const conversions = {
  trim,
  "half-width": (text) => trim(toHalfWidth(text)),
  "full-width": (text) => trim(toFullWidth(text)),
  upper: toUpper,
  "digits-half": toDigits,
  phone: toPhone,
  "pad-7": padSeven,
  amount: toAmount,
  email: toEmail,
  "kana-full": toKanaFull,
  "name-width": toNameWidth,
  "address-line": toAddressLine,
  "company-name": toCompanyName,
  zengin: toZengin,
  "brand-norm": brandNorm,
} as const satisfies Readonly<Record<string, Conversion>>
