import { isNumber, isText, type Operator } from "../operator"

const text = { name: "text", types: ["text"] } as const
const length = { name: "length", types: ["integer"] } as const

/** Characters as code points: a surrogate pair is one. */
const lengthOf = (value: string) => Array.from(value).length

const measured =
  (test: (length: number, wanted: number) => boolean): Operator["evaluate"] =>
  ([value, wanted]) =>
    isText(value) && isNumber(wanted) ? test(lengthOf(value), wanted) : undefined

const holding =
  (pattern: RegExp): Operator["evaluate"] =>
  ([value]) =>
    isText(value) ? pattern.test(value) : undefined

/** What is left of a text when spaces, letter width and case do not count. */
const letters = (value: string) => value.normalize("NFKC").replace(/\s/gu, "").toLowerCase()

/** Beyond the Basic Multilingual Plane, variation selectors, private and unassigned characters: fonts may lack them. */
const rare = /[\u{10000}-\u{10FFFF}\p{VS}\p{Co}\p{Cn}\p{Cs}]/gu

export const texts = {
  lengthIs: {
    description: "The text has exactly that many characters.",
    operands: [text, length],
    evaluate: measured((found, wanted) => found === wanted),
  },
  lengthAtLeast: {
    description: "The text has at least that many characters.",
    operands: [text, length],
    evaluate: measured((found, wanted) => found >= wanted),
  },
  lengthAtMost: {
    description: "The text has at most that many characters.",
    operands: [text, length],
    evaluate: measured((found, wanted) => found <= wanted),
  },
  startsWith: {
    description: "The text starts with the other.",
    operands: [text, { ...text, name: "start" }],
    evaluate: ([value, start]) => (isText(value) && isText(start) ? value.startsWith(start) : undefined),
  },
  hasDigit: {
    description: "The text holds a digit, of any width.",
    operands: [text],
    evaluate: holding(/\p{Nd}/u),
  },
  hasLetter: {
    description: "The text holds a letter of any script.",
    operands: [text],
    evaluate: holding(/\p{L}/u),
  },
  hasIdeograph: {
    description: "The text holds an ideograph (kanji).",
    operands: [text],
    evaluate: holding(/\p{Script=Han}/u),
  },
  hasKana: {
    description: "The text holds a character of a Japanese syllabary (hiragana, katakana).",
    operands: [text],
    evaluate: holding(/[\p{Script=Hiragana}\p{Script=Katakana}]/u),
  },
  knownCharacters: {
    description:
      "Every character is of the Basic Multilingual Plane, or occurs in one of the other texts; missing others do not count.",
    operands: [text, { ...text, name: "other", optional: true }],
    repeats: true,
    acceptsMissing: true,
    ofCharacters: true,
    evaluate: ([value, ...others]) => {
      const known = others.filter(isText).join("")
      return !isText(value) ? undefined : (value.match(rare) ?? []).every((one) => known.includes(one))
    },
  },
  spells: {
    description: "The parts, joined, spell the whole; spaces, letter width and case do not count.",
    operands: [
      { ...text, name: "whole" },
      { ...text, name: "part" },
    ],
    repeats: true,
    evaluate: ([whole, ...parts]) =>
      isText(whole) && parts.every(isText) ? letters(whole) === letters(parts.join("")) : undefined,
  },
} as const satisfies Record<string, Operator>
