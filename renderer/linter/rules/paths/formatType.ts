import {
  type Definition,
  error,
  filledTypesOf,
  formatUses,
  isList,
  isText,
  pathWithoutSignIn,
  plainType,
  readsAsNumber,
  shown,
  type Schema,
} from "../../kit"

/** A text for a format that writes numbers, which its schema says to be something else: a day, a code, a word. */
const isNoNumber = (schema: Schema, declared: readonly string[]): boolean =>
  declared.includes("number") &&
  filledTypesOf(schema).join() === "string" &&
  (schema.format !== undefined || schema.pattern !== undefined || showsOnlyWords(schema)) &&
  !readsAsNumber(schema)

/** A plain text of which samples show days, names or other words only. */
const showsOnlyWords = ({ examples }: Schema): boolean =>
  isList(examples) && examples.length > 0 && examples.every((text) => isText(text) && !/^-?\d+(\.\d+)?$/.test(text))

type Precision = NonNullable<Definition["ofDays"]>

const precisions: readonly Precision[] = ["month", "day", "moment"]
const shapes = [/^\d{4}-?\d{2}$/, /^\d{4}-\d{2}-\d{2}$/, /^\d{4}-\d{2}-\d{2}T/]
const written = ["2025-01", "2025-01-15", "2025-01-15T10:00:00+09:00"]

/** How much of a day a value says: by its pattern, or by samples that agree. A format needs at least so much. */
function precisionOf({ examples, format, pattern }: Schema): Precision | undefined {
  if (format === "date") return "day"
  if (pattern !== undefined) {
    const expression = new RegExp(pattern, "u")
    const taken = written.filter((text) => expression.test(text))
    return taken.length === 1 ? precisions[written.indexOf(taken[0] ?? "")] : undefined
  }
  if (!isList(examples) || examples.length === 0) return undefined
  return precisions.find((_, at) => examples.every((text) => isText(text) && shapes[at]?.test(text) === true))
}

const isTooCoarse = (schema: Schema, ofDays: Precision | undefined): Precision | undefined => {
  const found = ofDays && precisionOf(schema)
  return found !== undefined && precisions.indexOf(found) < precisions.indexOf(ofDays ?? "month") ? found : undefined
}

/** A plain text of which samples show no day, no month and no moment, for a format that writes them. */
const isNoDay = ({ examples }: Schema, ofDays: Precision | undefined): boolean =>
  ofDays !== undefined &&
  isList(examples) &&
  examples.length > 0 &&
  !examples.some((text) => /^\d{4}-?\d{2}/.test(String(text)))

/** A text of one's own for a format that writes numbers or days; what lacks its sign alone is told as that. */
const isWord = (literal: string, declared: readonly string[], ofDays: Precision | undefined): boolean =>
  pathWithoutSignIn(literal) === undefined &&
  (ofDays !== undefined
    ? !/^\d{4}-?\d{2}/.test(literal)
    : (declared.includes("number") || !declared.includes("string")) && !/^-?\d+(\.\d+)?$/.test(literal))

export const formatType = error(
  "format-type",
  "A format is used only for values that it can write.",
  function* (context) {
    for (const { document, pointer, format, analysis, literal } of formatUses(context)) {
      const { accepts: declared, ofDays } = context.vocabulary.find("format", format) ?? {}
      if (declared === undefined) continue
      if (isText(literal) && isWord(literal, declared, ofDays))
        yield {
          document,
          pointer,
          values: { format, literal: shown(literal), wanted: ofDays === undefined ? ["number"] : ["day"] },
        }
      if (analysis?.kind !== "known") continue
      const accepts = [...new Set(declared.map(plainType))]
      const found = filledTypesOf(analysis.schema)
      const noNumber = isNoNumber(analysis.schema, declared)
      const noDay = isNoDay(analysis.schema, ofDays)
      const coarse = isTooCoarse(analysis.schema, ofDays)
      if (coarse !== undefined) {
        const { vocabulary } = context
        const fitting = vocabulary.names("format").find((name) => vocabulary.find("format", name)?.ofDays === coarse)
        const found = [coarse === "day" ? "date" : coarse]
        yield { document, pointer, values: { format, found, wanted: [ofDays ?? ""], ...(fitting && { fitting }) } }
      }
      if (found.length === 0 || (found.some((type) => accepts.includes(type)) && !noNumber && !noDay)) continue
      const others = noNumber ? accepts.filter((type) => type !== "string") : accepts
      const values = noDay ? { found: ["word"], wanted: ["day"] } : { found, wanted: others }
      yield { document, pointer, values: { format, ...values } }
    }
  },
)
