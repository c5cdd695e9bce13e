import { error, expandedIn, schemaDocuments, sharedCircles, whereUsed } from "../../kit"

export const schemaCircle = error("schema-circle", "References of schemas do not run in circles.", function* (context) {
  const shared = sharedCircles(context)
  for (const { file, ...word } of shared)
    for (const { document, pointer, name, shared: place = "" } of whereUsed(context, file, word))
      yield { document, pointer, values: { name, shared: place } }
  // Who refers to a circle is in none.
  if (shared.length > 0) return
  for (const { document, name, schema } of schemaDocuments(context))
    if (expandedIn(context, document, schema).errors.some(({ reason }) => reason === "cyclic"))
      yield { document, pointer: `/${name}` }
})
