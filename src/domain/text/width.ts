import { clean, combined, compose } from "./clean"
import { toFullKana } from "./kana"

const offset = 0xfee0

/** What keyboards type where half-width hyphens, quotes and waves are meant. */
const lookalikes: Readonly<Record<string, string>> = {
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2015": "-",
  "\u2212": "-",
  "\uFE63": "-",
  "\u2018": "'",
  "\u2019": "'",
  "\u201C": '"',
  "\u201D": '"',
  "\u301C": "~",
  "\uFFE5": "\u00A5",
}
const looksLike = new RegExp(`[${Object.keys(lookalikes).join("")}]`, "gu")

/** A long-vowel mark between Latin letters or digits is a hyphen typed in kana mode. */
const markAsHyphen = /(?<=[0-9A-Za-z])[\u30FC\uFF70](?=[0-9A-Za-z])/gu

/** Before a number it is a minus. */
const markAsMinus = /^(\s*)[\u30FC\uFF70](?=[0-9])/u

/** Full-width letters, digits, symbols and spaces to half-width. Kana keep their width. */
export function toHalfWidth(text: string): string {
  return clean(text)
    .replace(/[\uFF01-\uFF5E]/gu, (one) => String.fromCodePoint(one.charCodeAt(0) - offset))
    .replace(/[\u3000\u00A0\u2000-\u200A\u202F]/gu, " ")
    .replace(looksLike, (one) => lookalikes[one] ?? one)
    .replace(markAsHyphen, "-")
    .replace(markAsMinus, "$1-")
    .replace(combined, compose)
}

/** Half-width letters, digits, symbols, spaces and kana to full-width. */
export function toFullWidth(text: string): string {
  return toFullKana(clean(text))
    .replace(/[\u0021-\u007E]/gu, (one) => String.fromCodePoint(one.charCodeAt(0) + offset))
    .replace(/[ \u00A0\u2000-\u200A\u202F]/gu, "\u3000")
}
