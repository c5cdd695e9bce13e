import { conversion, options } from "../../renderer/definitions"

const text = { options: options({}), accepts: ["string"] } as const

/** What a field may do to its text on blur. Every one also removes characters that nobody can see. */
export const conversionDefinitions = [
  conversion({ name: "trim", description: "Removes spaces of either width around the text.", ...text }),
  conversion({
    name: "half-width",
    description: "Full-width letters, digits, symbols and spaces to half-width.",
    ...text,
  }),
  conversion({
    name: "full-width",
    description: "Half-width letters, digits, symbols, spaces and kana to full-width.",
    ...text,
  }),
  conversion({ name: "upper", description: "a-z to A-Z.", ...text }),
  conversion({
    name: "digits-half",
    description:
      "Half-width digits only; everything else is removed, but a decimal point or a minus sign of a number is left to be refused.",
    ...text,
  }),
  conversion({
    name: "code-half",
    description: "Half-width letters and digits without spaces, every hyphen as 「-」.",
    ...text,
  }),
  conversion({ name: "without-hyphens", description: "Removes every hyphen.", ...text }),
  conversion({ name: "phone", description: "Digits of a telephone number; a leading 81 becomes 0.", ...text }),
  conversion({ name: "pad-7", description: "Leads a shorter account number with zeros to seven digits.", ...text }),
  conversion({
    name: "amount",
    description: "Half-width digits without commas, 円 and leading zeros.",
    ...text,
    accepts: ["integer", "string"],
  }),
  conversion({ name: "email", description: "Half-width, trimmed, the domain in lower case.", ...text }),
  conversion({
    name: "kana-full",
    description: "Kana of any kind to full-width katakana, one full-width space between parts.",
    ...text,
  }),
  conversion({
    name: "name-kana",
    description: "Kana of any kind to full-width katakana, one full-width space between parts, also for 「・」.",
    ...text,
  }),
  conversion({
    name: "name-width",
    description: "Full-width if there is any Japanese character, else half-width capitals.",
    ...text,
  }),
  conversion({ name: "address-line", description: "Full-width, every hyphen as 「－」.", ...text }),
  conversion({ name: "company-name", description: "Full-width; ㈱ and ㈲ are written out.", ...text }),
] as const
