import {
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

/** A plain text of which samples show no day, no month and no moment, for a format that writes them. */
const isNoDay = ({ examples }: Schema, isOfDays: boolean): boolean =>
  isOfDays && isList(examples) && examples.length > 0 && !examples.some((text) => /^\d{4}-?\d{2}/.test(String(text)))

/** A text of one's own for a format that writes numbers or days; what lacks its sign alone is told as that. */
const isWord = (literal: string, declared: readonly string[], isOfDays: boolean): boolean =>
  pathWithoutSignIn(literal) === undefined &&
  (isOfDays
    ? !/^\d{4}-?\d{2}/.test(literal)
    : (declared.includes("number") || !declared.includes("string")) && !/^-?\d+(\.\d+)?$/.test(literal))

export const formatType = error(
  "format-type",
  "A format is used only for values that it can write.",
  function* (context) {
    for (const { document, pointer, format, analysis, literal } of formatUses(context)) {
      const { accepts: declared, ofDays = false } = context.vocabulary.find("format", format) ?? {}
      if (declared === undefined) continue
      if (isText(literal) && isWord(literal, declared, ofDays))
        yield { document, pointer, values: { format, literal: shown(literal), wanted: ofDays ? ["day"] : ["number"] } }
      if (analysis?.kind !== "known") continue
      const accepts = [...new Set(declared.map(plainType))]
      const found = filledTypesOf(analysis.schema)
      const noNumber = isNoNumber(analysis.schema, declared)
      const noDay = isNoDay(analysis.schema, ofDays)
      if (found.length === 0 || (found.some((type) => accepts.includes(type)) && !noNumber && !noDay)) continue
      const others = noNumber ? accepts.filter((type) => type !== "string") : accepts
      const values = noDay ? { found: ["word"], wanted: ["day"] } : { found, wanted: others }
      yield { document, pointer, values: { format, ...values } }
    }
  },
)
