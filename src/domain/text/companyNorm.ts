import { brandNorm } from "./brandNorm"
import { clean } from "./clean"
import { toFullKana, toKatakana } from "./kana"

const written = "(?:株式|有限|合同|合資|合名|相互)会社|(?:一般|公益)(?:社団|財団)法人"
const shortened = "\\([株有同資名相]\\)"
const spoken = "(?:カブシキ|ユウゲン|ゴウドウ|ゴウシ|ゴウメイ)[カガ]イシャ"
const form = `(?:${written}|${shortened}|${spoken})`
const legalForms = new RegExp(`^${form}|${form}$`, "gu")

/**
 * The form in which names of companies are compared in search: as those of brands, and without the legal form before or
 * after the name, written out, shortened (㈱, (株)) or in kana. Nothing is left of a legal form alone.
 */
export function companyNorm(text: string): string {
  const name = toKatakana(toFullKana(clean(text)).normalize("NFKC")).replace(/\s+/gu, "")
  return brandNorm(name.replace(legalForms, ""))
}
