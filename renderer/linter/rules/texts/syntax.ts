import { error, parsedTexts, type TextError } from "../../kit"

/** Unknown tokens are a matter of names. */
const wellFormed = <const Code extends Exclude<TextError["code"], "text-token">>(code: Code) =>
  error(
    code,
    "Texts are well formed: every place, emphasis and link is closed and names something.",
    function* (context) {
      for (const { text, parsed } of parsedTexts(context)) {
        for (const { part } of parsed.errors.filter((found) => found.code === code))
          yield { document: text.document, pointer: text.pointer, values: { part } }
      }
    },
  )

export const textSyntax = [
  wellFormed("text-unclosed"),
  wellFormed("text-empty-place"),
  wellFormed("text-dollar"),
  wellFormed("text-path"),
  wellFormed("text-strong"),
  wellFormed("text-link"),
] as const
