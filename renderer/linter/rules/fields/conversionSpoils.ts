import { type Context, type Definition, error, within } from "../../kit"
import { type AskedField, askedFields, checkOf, isTaken, naming } from "./askedFields"

/**
 * Right answers as people type them: what the check says it accepts, else what the checks of other questions accept and
 * this schema too.
 */
function rightAnswers(context: Context, { expanded }: AskedField): readonly string[] {
  const { vocabulary } = context
  const own = checkOf(context, expanded)?.examples
  const known = own ?? vocabulary.names("check").flatMap((name) => vocabulary.find("check", name)?.examples ?? [])
  return known.filter((text) => isTaken(context, expanded, text))
}

/** What the conversions of a field make of a text, one after the other. */
export const convertedBy = (conversions: readonly Definition[], text: string): string =>
  conversions.reduce((converted, { converts }) => converts?.(converted) ?? converted, text)

export const conversionSpoils = error(
  "conversion-spoils",
  "What a field makes of a right answer is a right answer.",
  function* (context) {
    for (const asked of askedFields(context)) {
      const { document, field, pointer, expanded } = asked
      const conversions = (field.convert ?? []).flatMap((name) => context.vocabulary.find("conversion", name) ?? [])
      const texts = conversions.length === 0 ? [] : rightAnswers(context, asked)
      const spoilt = (left: readonly Definition[]) =>
        texts.filter((text) => !isTaken(context, expanded, convertedBy(left, text)))
      const [example, ...others] = spoilt(conversions)
      // What only other questions take may be wrong here by its meaning.
      const isTold = checkOf(context, expanded) !== undefined || others.length + 1 === texts.length
      if (example === undefined || !isTold) continue
      const cause = conversions.findIndex((_, at) => spoilt(conversions.toSpliced(at, 1)).length === 0)
      yield {
        document,
        pointer: within(pointer, "convert", ...(cause < 0 ? [] : [cause])),
        values: {
          ...naming(asked),
          example,
          converted: convertedBy(conversions, example),
          conversions: conversions.map(({ name }) => name),
          ...(cause < 0 ? {} : { cause: conversions[cause]?.name ?? "" }),
          ...(expanded.format === undefined ? {} : { format: expanded.format }),
        },
      }
    }
  },
)
