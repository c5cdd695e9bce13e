import { boundsIn, type StatedBound, warning, wordingOf } from "../../kit"
import { type BoundText, boundTexts, isSaid } from "./statedBounds"

/** As it is written, with the value that is filled in. */
const asWritten = (stated: string, { limit }: BoundText): string =>
  limit === undefined ? stated : stated.replace("{n}", () => limit)

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
      const wanted = word === undefined ? {} : { wanted: asWritten(withWord(wrong, word), told) }
      const values = { found: asWritten(wrong.written, told), ...wanted }
      yield { document, pointer, values }
    }
  },
)
