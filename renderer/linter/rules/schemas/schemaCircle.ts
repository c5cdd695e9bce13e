import { error, expandedIn, schemaDocuments } from "../../kit"

export const schemaCircle = error("schema-circle", "References of schemas do not run in circles.", function* (context) {
  for (const { document, name, schema } of schemaDocuments(context))
    if (expandedIn(context, document, schema).errors.some(({ reason }) => reason === "cyclic"))
      yield { document, pointer: `/${name}` }
})
