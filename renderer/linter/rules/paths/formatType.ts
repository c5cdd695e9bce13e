import { error, filledTypesOf, formatUses, plainType } from "../../kit"

export const formatType = error(
  "format-type",
  "A format is used only for values that it can write.",
  function* (context) {
    for (const { document, pointer, format, analysis } of formatUses(context)) {
      const accepts = context.vocabulary.find("format", format)?.accepts?.map(plainType)
      if (accepts === undefined || analysis?.kind !== "known") continue
      const found = filledTypesOf(analysis.schema)
      if (found.length > 0 && !found.some((type) => accepts.includes(type)))
        yield { document, pointer, values: { format, found, wanted: accepts } }
    }
  },
)
