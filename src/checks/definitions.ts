import { check, options } from "../../renderer/definitions"

const text = { options: options({}), accepts: ["string"] } as const
const characters = { ...text, ofCharacters: true } as const

/** `format` of a form's JSON Schema. The message of a failed check has the name of the check. */
export const checkDefinitions = [
  check({
    name: "katakana-only",
    description: "Full-width katakana, long-vowel mark and full-width space only.",
    pattern: "^[ァ-ヶー\\u3000]+$",
    examples: ["ヤマダ", "ヴァン　ダイク"],
    askedBy: ["kana"],
    ...characters,
  }),
  check({
    name: "full-width-only",
    description: "No half-width character of any kind.",
    pattern: "^[^\\u0020-\\u007E\\uFF61-\\uFF9F]+$",
    examples: ["山田商店", "東京都千代田区１－１"],
    askedBy: ["text", "textarea"],
    ...characters,
  }),
  check({
    name: "full-or-latin",
    description: "All full-width, or all Latin.",
    pattern: "^([^\\u0020-\\u007E\\uFF61-\\uFF9F]+|[A-Za-z][A-Za-z .,'\\-]*)$",
    examples: ["山田", "SMITH"],
    askedBy: ["text"],
    ...characters,
  }),
  check({
    name: "postal-code",
    description: "Seven digits without hyphen.",
    pattern: "^[0-9]{7}$",
    examples: ["1000001"],
    askedBy: ["digits"],
    ...text,
  }),
  check({
    name: "mobile-phone",
    description: "Mobile number of 060, 070, 080 or 090.",
    pattern: "^0[6-9]0[0-9]{8}$",
    examples: ["09012345678"],
    askedBy: ["tel"],
    ...text,
  }),
  check({
    name: "landline-phone",
    description: "Ten-digit fixed line.",
    pattern: "^0[1-9][0-9]{8}$",
    examples: ["0312345678"],
    askedBy: ["tel"],
    ...text,
  }),
  check({
    name: "phone-number",
    description: "Mobile number or fixed line.",
    pattern: "^0(?:[6-9]0[0-9]{8}|[1-9][0-9]{8})$",
    examples: ["09012345678", "0312345678"],
    askedBy: ["tel"],
    ...text,
  }),
  check({
    name: "email-address",
    description:
      "Half-width mail address; at most 64 characters before the @; old carrier addresses with consecutive dots are accepted.",
    pattern:
      "^[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$",
    examples: ["hanako@example.co.jp"],
    askedBy: ["email"],
    ...text,
  }),
  check({
    name: "securities-code",
    description: "Four characters; letters since 2024, without B E I O Q V Z.",
    pattern: "^[0-9][0-9ACDFGHJKLMNPRSTUWXY][0-9][0-9ACDFGHJKLMNPRSTUWXY]$",
    examples: ["7203", "130A"],
    askedBy: ["text"],
    ...text,
  }),
  check({
    name: "tax-number",
    description: "Foreign tax number.",
    pattern: "^[A-Za-z0-9\\-]{1,20}$",
    examples: ["123-45-6789", "AB123456"],
    askedBy: ["text"],
    ...text,
  }),
  check({
    name: "real-date",
    description: "Day of the calendar since 1900 as YYYY-MM-DD, leap years included.",
    pattern:
      "^(?:(?:19|[2-9][0-9])[0-9]{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:(?:19|[2-9][0-9])(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[3579][26])00)-02-29)$",
    examples: ["2024-02-29", "1958-12-31"],
    askedBy: ["date-parts"],
    ...text,
  }),
  check({
    name: "member-id",
    description: "Id of a customer: six to twelve letters and digits.",
    pattern: "^[0-9A-Za-z]{6,12}$",
    examples: ["123456", "ABC123456"],
    askedBy: ["text"],
    ...text,
  }),
  check({ name: "version", description: "digits.digits.digits.", pattern: "^\\d+\\.\\d+\\.\\d+$", ...text }),
  check({ name: "gtm-id", description: "Tag-manager id.", pattern: "^GTM-[A-Z0-9]+$", ...text }),
] as const
