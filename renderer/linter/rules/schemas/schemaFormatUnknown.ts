import { error, sharedFormats, standardFormats, unknownName } from "../../kit"

export const schemaFormatUnknown = error(
  "schema-format-unknown",
  "Formats of shared schemas are registered checks.",
  function* (context) {
    const known = [...standardFormats, ...context.vocabulary.names("check")]
    for (const { document, pointer, name, shared = "" } of sharedFormats(context, (format) => !known.includes(format)))
      yield { document, pointer, values: { ...unknownName(name, known), shared } }
  },
)
