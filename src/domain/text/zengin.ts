import { toKanaFull } from "./kana"
import { toUpper } from "./names"
import { toHalfWidth } from "./width"

/** Names as the banks' transfer system writes them. */
const zenginPattern = "^[0-9A-Zｱ-ﾝﾞﾟ()\\-./ ]{1,30}$"

const full = "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
const half = "ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ"

/** Small kana, and kana that the system lacks, are written as their large or usual neighbour. */
const large: Readonly<Record<string, string>> = {
  ァ: "ア",
  ィ: "イ",
  ゥ: "ウ",
  ェ: "エ",
  ォ: "オ",
  ッ: "ツ",
  ャ: "ヤ",
  ュ: "ユ",
  ョ: "ヨ",
  ヮ: "ワ",
  ヵ: "カ",
  ヶ: "ケ",
  ヰ: "イ",
  ヱ: "エ",
  ヲ: "オ",
}
const signs: Readonly<Record<string, string>> = { "\u3099": "ﾞ", "\u309A": "ﾟ", ゛: "ﾞ", ゜: "ﾟ", ー: "-", "・": "." }

const halves = new Map([
  ...Array.from(full, (kana, index) => [kana, half[index] ?? kana] as const),
  ...Object.entries(signs),
])

/** Full-width kana to the half-width spelling of bank transfers. Only for sending: customers see the full-width name. */
export function toZengin(text: string): string {
  const letters = Array.from(toKanaFull(text), (kana) => large[kana] ?? kana).join("")
  const spelled = Array.from(
    letters.replace(/[\u30A1-\u30FA]/gu, (kana) => kana.normalize("NFD")),
    (one) => halves.get(one) ?? one,
  )
  return toUpper(toHalfWidth(spelled.join("")))
}

const zengin = new RegExp(zenginPattern, "u")

/** True for a name that a bank transfer can carry. */
export const isZengin = (text: string): boolean => zengin.test(text)
