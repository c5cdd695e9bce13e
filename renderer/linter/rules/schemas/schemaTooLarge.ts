import { error, expandedIn, schemaDocuments } from "../../kit"

export const schemaTooLarge = error(
  "schema-too-large",
  "A schema stays small when its references are followed.",
  function* (context) {
    for (const { document, name, schema } of schemaDocuments(context))
      if (expandedIn(context, document, schema).errors.some(({ reason }) => reason === "large"))
        yield { document, pointer: `/${name}` }
  },
)
