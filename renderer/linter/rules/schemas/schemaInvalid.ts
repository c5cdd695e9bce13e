import { error, sharedFlaws, sharedSchemas } from "../../kit"
import { shapeProblems } from "../documents/shape"

export const schemaInvalid = error("schema-invalid", "Schemas are JSON Schemas of draft-07.", function* (context) {
  yield* shapeProblems("schema-invalid", context)
  for (const { document, pointer, shared = "", values } of sharedSchemas(context, sharedFlaws))
    yield { document, pointer, values: { ...values, shared } }
})
