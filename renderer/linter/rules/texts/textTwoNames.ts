import { excerptOf, readExcerpt, warning } from "../../kit"
import { customerTexts } from "./customerTexts"

const avoidedWords = excerptOf("app", "avoidedWords", ({ constants }) => constants.avoidedWords)

export const textTwoNames = warning(
  "text-two-names",
  "One thing has one name: `constants.avoidedWords` lists the words not to use, with the right one.",
  function* (context) {
    const avoided = Object.entries(readExcerpt(context, avoidedWords) ?? {})
    for (const { document, pointer, text } of customerTexts(context)) {
      for (const [found, better] of avoided)
        if (text.includes(found)) yield { document, pointer, values: { found, better } }
    }
  },
)
