import { conversion, options } from "../../renderer/definitions"
import { trim } from "../domain/text/clean"
import { toCode, withoutHyphens } from "../domain/text/codes"
import { toKanaFull, toNameKana } from "../domain/text/kana"
import { toAddressLine, toCompanyName, toNameWidth, toUpper } from "../domain/text/names"
import { padSeven, toAmount, toDigits, toEmail, toPhone } from "../domain/text/numbers"
import { fullWidth, halfWidth } from "./width"

const text = { options: options({}), accepts: ["string"] } as const

/** What a field may do to its text on blur. Every one also removes characters that nobody can see. */
export const conversionDefinitions = [
  conversion({ name: "trim", converts: trim, description: "Removes spaces of either width around the text.", ...text }),
  conversion({
    name: "half-width",
    converts: halfWidth,
    description: "Full-width letters, digits, symbols and spaces to half-width.",
    ...text,
  }),
  conversion({
    name: "full-width",
    converts: fullWidth,
    description: "Half-width letters, digits, symbols, spaces and kana to full-width.",
    ...text,
  }),
  conversion({ name: "upper", converts: toUpper, description: "a-z to A-Z.", ...text }),
  conversion({
    name: "digits-half",
    converts: toDigits,
    description:
      "Half-width digits only; everything else is removed, but a decimal point or a minus sign of a number is left to be refused.",
    ...text,
  }),
  conversion({
    name: "code-half",
    converts: toCode,
    description: "Half-width letters and digits without spaces, every hyphen as 「-」.",
    ...text,
  }),
  conversion({ name: "without-hyphens", converts: withoutHyphens, description: "Removes every hyphen.", ...text }),
  conversion({
    name: "phone",
    converts: toPhone,
    description: "Digits of a telephone number; a leading 81 becomes 0.",
    ...text,
  }),
  conversion({
    name: "pad-7",
    converts: padSeven,
    description: "Leads a shorter account number with zeros to seven digits.",
    ...text,
  }),
  conversion({
    name: "amount",
    converts: toAmount,
    description: "Half-width digits without commas, 円 and leading zeros.",
    ...text,
    accepts: ["integer", "string"],
  }),
  conversion({
    name: "email",
    converts: toEmail,
    description: "Half-width, trimmed, the domain in lower case.",
    ...text,
  }),
  conversion({
    name: "kana-full",
    converts: toKanaFull,
    description: "Kana of any kind to full-width katakana, one full-width space between parts.",
    ...text,
  }),
  conversion({
    name: "name-kana",
    converts: toNameKana,
    description: "Kana of any kind to full-width katakana, one full-width space between parts, also for 「・」.",
    ...text,
  }),
  conversion({
    name: "name-width",
    converts: toNameWidth,
    description: "Full-width if there is any Japanese character, else half-width capitals.",
    ...text,
  }),
  conversion({
    name: "address-line",
    converts: toAddressLine,
    description: "Full-width, every hyphen as 「－」.",
    ...text,
  }),
  conversion({
    name: "company-name",
    converts: toCompanyName,
    description: "Full-width; ㈱ and ㈲ are written out.",
    ...text,
  }),
] as const
