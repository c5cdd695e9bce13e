import { clean } from "./clean"
import { toFullKana, toKatakana } from "./kana"

/**
 * The form in which brands are compared in search: katakana for hiragana, half-width for full-width letters and digits,
 * lower case, nothing but letters, digits, kana and kanji. ー counts as kana; ・ does not.
 */
export function brandNorm(text: string): string {
  const letters = toFullKana(toKatakana(clean(text)))
    .normalize("NFKC")
    .toLowerCase()
  return toKatakana(letters)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .normalize("NFKC")
}
