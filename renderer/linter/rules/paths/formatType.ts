import { error, filledTypesOf, formatUses, isList, isText, plainType, readsAsNumber, type Schema } from "../../kit"

/** A text for a format that writes numbers, which its schema says to be something else: a day, a code, a word. */
const isNoNumber = (schema: Schema, declared: readonly string[]): boolean =>
  declared.includes("number") &&
  filledTypesOf(schema).join() === "string" &&
  (schema.format !== undefined || schema.pattern !== undefined || showsOnlyWords(schema)) &&
  !readsAsNumber(schema)

/** A plain text of which samples show days, names or other words only. */
const showsOnlyWords = ({ examples }: Schema): boolean =>
  isList(examples) && examples.length > 0 && examples.every((text) => isText(text) && !/^-?\d+(\.\d+)?$/.test(text))

export const formatType = error(
  "format-type",
  "A format is used only for values that it can write.",
  function* (context) {
    for (const { document, pointer, format, analysis } of formatUses(context)) {
      const declared = context.vocabulary.find("format", format)?.accepts
      if (declared === undefined || analysis?.kind !== "known") continue
      const accepts = [...new Set(declared.map(plainType))]
      const found = filledTypesOf(analysis.schema)
      const noNumber = isNoNumber(analysis.schema, declared)
      if (found.length === 0 || (found.some((type) => accepts.includes(type)) && !noNumber)) continue
      const wanted = noNumber ? accepts.filter((type) => type !== "string") : accepts
      yield { document, pointer, values: { format, found, wanted } }
    }
  },
)
