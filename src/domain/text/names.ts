import { clean, trim } from "./clean"
import { toFullWidth, toHalfWidth } from "./width"

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\uFF70]/u

/** A long-vowel mark between letters is the hyphen of a Latin name, typed in kana mode. */
const markInLatin = /(?<=[A-Za-zＡ-Ｚａ-ｚ])[\u30FC\uFF70](?=[A-Za-zＡ-Ｚａ-ｚ])/gu

/** Full-width if there is any Japanese character, else half-width capitals: as names stand in identity documents. */
export function toNameWidth(text: string): string {
  const name = trim(text).replace(markInLatin, "-")
  return japanese.test(name) ? toFullWidth(name) : toUpper(toHalfWidth(name))
}

export const toUpper = (text: string): string => clean(text).replace(/[a-z]/g, (letter) => letter.toUpperCase())

const hyphen = /[\u002D\u2010-\u2015\u2212\uFE63]/gu
/** A long-vowel mark beside a digit is a hyphen: 「１ー２」, but not 「マーケット」. */
const markAsHyphen = /(?<=[０-９])ー(?=[０-９Ａ-Ｚａ-ｚ])|(?<=[Ａ-Ｚａ-ｚ])ー(?=[０-９])/gu

/** Full-width, with every hyphen as 「－」 (U+FF0D). */
export const toAddressLine = (text: string): string =>
  toFullWidth(trim(text).replace(hyphen, "\uFF0D")).replace(markAsHyphen, "\uFF0D")

export const toCompanyName = (text: string): string =>
  toFullWidth(trim(text)).replaceAll("㈱", "株式会社").replaceAll("㈲", "有限会社")
