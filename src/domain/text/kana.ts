import { clean, trim } from "./clean"

const shift = 0x60

/** Standing marks after a kana become part of it: か゛ is が. A mark that fits nowhere stays. */
function joinMarks(text: string): string {
  return text
    .replace(/([\u3041-\u30FE])[\u309B\uFF9E]/gu, (pair, kana: string) => joined(pair, `${kana}\u3099`))
    .replace(/([\u3041-\u30FE])[\u309C\uFF9F]/gu, (pair, kana: string) => joined(pair, `${kana}\u309A`))
}

function joined(pair: string, sequence: string): string {
  const one = sequence.normalize("NFC")
  return one.length === 1 ? one : pair
}

/** Half-width katakana to full-width, with ﾞ and ﾟ joined. */
export const toFullKana = (text: string): string =>
  joinMarks(
    text
      .replace(/[\uFF61-\uFF9D]/gu, (one) => one.normalize("NFKC"))
      .replace(/[\u3099\u309A]/gu, (mark) => (mark === "\u3099" ? "\u309B" : "\u309C")),
  )
    .replace(/\uFF9E/gu, "\u309B")
    .replace(/\uFF9F/gu, "\u309C")

/** Hiragana to katakana; all else stays. */
export const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096\u309D\u309E]/gu, (one) => String.fromCodePoint(one.charCodeAt(0) + shift))

/** Hyphens of any kind after a kana are long vowels. */
const hyphens = /(?<=[\u30A1-\u30FA\u30FC-\u30FE])[-\u2010-\u2015\u2212\uFF0D\uFF70]+/gu

/** Dots between the parts of a foreign name. */
const dots = /[\u00B7\u2027\u30FB\uFF65]+/gu

/** Kana of a name: a dot between its parts is the space that stands there in our books. */
export const toNameKana = (text: string): string => toKanaFull(text.replace(dots, "\u3000"))

/** Kana of any kind as full-width katakana, with one full-width space between the parts. */
export function toKanaFull(text: string): string {
  return trim(toFullKana(toKatakana(clean(text))))
    .replace(hyphens, (run) => "ー".repeat(run.length))
    .replace(/[\s\u3000]+/gu, "\u3000")
}

/** The letters of a syllable that an input method has not finished: さんp is on its way to さんぷ, and nothing is called さんp. */
const halfTyped = /([\u3041-\u3096]ー?)[a-z\uFF41-\uFF5A]{1,3}$/u

/** What a search is for while hiragana is still being typed with Latin letters. */
export const dropHalfTyped = (typed: string): string => typed.replace(halfTyped, "$1")
