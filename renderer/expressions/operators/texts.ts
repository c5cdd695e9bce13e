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
    operands: [text, length],
    evaluate: measured((found, wanted) => found === wanted),
  },
  lengthAtLeast: {
    operands: [text, length],
    evaluate: measured((found, wanted) => found >= wanted),
  },
  lengthAtMost: {
    operands: [text, length],
    evaluate: measured((found, wanted) => found <= wanted),
  },
  startsWith: {
    operands: [text, { ...text, name: "start" }],
    evaluate: ([value, start]) => (isText(value) && isText(start) ? value.startsWith(start) : undefined),
  },
  hasDigit: {
    operands: [text],
    evaluate: holding(/\p{Nd}/u),
  },
  hasLetter: {
    operands: [text],
    evaluate: holding(/\p{L}/u),
  },
  hasIdeograph: {
    operands: [text],
    evaluate: holding(/\p{Script=Han}/u),
  },
  hasKana: {
    operands: [text],
    evaluate: holding(/[\p{Script=Hiragana}\p{Script=Katakana}]/u),
  },
  knownCharacters: {
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
    operands: [
      { ...text, name: "whole" },
      { ...text, name: "part" },
    ],
    repeats: true,
    evaluate: ([whole, ...parts]) =>
      isText(whole) && parts.every(isText) ? letters(whole) === letters(parts.join("")) : undefined,
  },
} as const satisfies Record<string, Operator>
