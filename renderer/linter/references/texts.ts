import { parseText, type ParsedText } from "../../compiler"
import type { TextPart } from "../../model/compiled"
import { keepFor } from "../memo"
import { derive, seen, type Seen, type View } from "./views"

interface ReadText {
  readonly text: Seen<"text">
  readonly parsed: ParsedText
}

const textsIn = keepFor((view: View): readonly ReadText[] =>
  seen(view, "text").map((text) => ({ text, parsed: parseText(text.text, { rich: text.rich, tokens: view.tokens }) })),
)

export const parsedTexts = derive(textsIn)

type Part = Exclude<TextPart, string>

function* flatParts(parts: readonly TextPart[]): Generator<Part> {
  for (const part of parts) {
    if (typeof part === "string") continue
    yield part
    if ("strong" in part) yield* flatParts(part.strong)
    if ("link" in part) yield* flatParts(part.label)
  }
}

/** Values, emphasis and links of the texts of a view. */
export const partsIn = keepFor((view: View) =>
  textsIn(view).flatMap(({ text, parsed }) => [...flatParts(parsed.parts)].map((part) => ({ ...text, part }))),
)

export const textParts = derive(partsIn)

/** Signs of ASCII in the width of Japanese letters: a place that holds one is told as that, and as nothing else. */
export const hasFullWidthSign = (written: string): boolean => /[\uFF01-\uFF5E\u3000]/.test(written)

/** What a customer reads of a text: its letters without values and tokens. */
export const spokenPart = (text: string): string =>
  text
    .replaceAll(/\\[{}]/g, "")
    // No place holds a brace, no link a bracket: what is never closed is read once, not once for each that was opened.
    .replaceAll(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, " ")
    // The name in one that is never closed is nothing that somebody reads, either.
    .replaceAll(/\{\w+(?:[.|:]\w+)*/g, " ")
    .replaceAll(/\]\(link:[^()]*\)/g, " ")

/** A text whose links are their labels. */
export const withLabels = (text: string): string => text.replaceAll(/\[([^[\]]*)\]\(link:[^()]*\)/g, "$1")
