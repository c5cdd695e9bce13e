import { boundsIn, type StatedBound, warning, wordingOf } from "../../kit"
import { boundTexts, isSaid } from "./statedBounds"

const withWord = ({ written, word }: StatedBound, other: string): string => written.slice(0, -word.length) + other

export const boundInText = warning(
  "bound-in-text",
  "A text that calls a number the least or the most says the same as the rule beside it.",
  function* (context) {
    const wording = wordingOf(context)
    for (const told of boundTexts(context)) {
      const { document, pointer, text, bounds } = told
      if (bounds.length === 0) continue
      const wrong = boundsIn(text, wording).bounds.find(({ number, bound }) => !isSaid(told, number, bound))
      if (wrong === undefined) continue
      const meant = bounds.find(({ number }) => number === wrong.number)?.bound
      const [word] = [...wording.bounds].find(([, bound]) => bound === meant) ?? []
      const values = { found: wrong.written, ...(word !== undefined && { wanted: withWord(wrong, word) }) }
      yield { document, pointer, values }
    }
  },
)
