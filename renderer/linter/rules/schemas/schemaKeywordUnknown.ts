import { error, schemaKeywords, unknownKeywords, unknownName } from "../../kit"

export const schemaKeywordUnknown = error(
  "schema-keyword-unknown",
  "Schemas say only what JSON Schema knows.",
  function* (context) {
    for (const { document, pointer, name, shared = "" } of unknownKeywords(context))
      yield { document, pointer, values: { ...unknownName(name, schemaKeywords), shared } }
  },
)
