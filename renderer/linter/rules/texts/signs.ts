import { emoji, error, invisible, namesOf, type Rule, warning } from "../../kit"
import { customerTexts } from "./customerTexts"

const without = (pattern: RegExp): Rule["run"] =>
  function* (context) {
    for (const { document, pointer, text } of customerTexts(context)) {
      const found = pattern.exec(text)?.[0]
      if (found !== undefined) yield { document, pointer, values: { found: found.slice(0, 120) } }
    }
  }

const fullWidthPlace = /\uFF5B+[^\uFF5B\uFF5D]*\uFF5D+|(?<!\\)\{+[^{}]*[\uFF01-\uFF5E\u3000][^{}]*\}+/

/** Signs that no text for customers holds. */
export const textSigns = [
  error(
    "text-markup",
    "Texts hold no markup: it would be shown as it stands.",
    without(/<\/?[A-Za-z][^>]{0,200}>?|<!--|&(?:lt|gt|amp|nbsp|#\d+);/),
  ),
  error(
    "text-scheme",
    "Texts hold no script or data addresses.",
    without(/(?:javascript|vbscript)\s*:|data:[a-z]+\/|https?:\/\//i),
  ),
  error("text-full-width-brackets", "Places of texts are written with half-width signs.", function* (context) {
    const tokens = namesOf(context, "token")
    for (const { document, pointer, text } of customerTexts(context)) {
      const found = fullWidthPlace.exec(text)?.[0].slice(0, 120)
      if (found === undefined) continue
      const [, name = ""] = /^\{+([^{}]*)\}+$/.exec(found.normalize("NFKC")) ?? []
      const wanted = tokens.has(name.trim()) ? `{{${name.trim()}}}` : found.normalize("NFKC")
      yield { document, pointer, values: { found, wanted } }
    }
  }),
  error("text-half-width-kana", "Texts hold no half-width katakana.", without(/[\uFF61-\uFF9F]+/)),
  error("text-invisible", "Texts hold no characters that nobody sees.", without(invisible)),
  warning("text-emoji", "Texts hold no pictures among their letters: the typeface has none.", without(emoji)),
  warning("text-exclamation", "Texts do not shout.", without(/[!\uFF01]/)),
  warning(
    "text-doubled-mark",
    "Punctuation is not doubled.",
    without(/[\u3001\u3002\uFF0C\uFF0E]{2,}|\uFF1F{2,}|\u3002\u300D\u3002|(?<!\.)\.\.(?!\.)/),
  ),
  warning(
    "text-full-width-digits",
    "Digits and letters of texts are half-width.",
    without(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]+/),
  ),
] as const
