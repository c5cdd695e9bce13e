import { error, inEachSchema, isText, isTypeName, sharedSchemas, unknownType } from "../../kit"

const unknownTypesIn = inEachSchema(({ type }) =>
  [type].flat().flatMap((name) => (isText(name) && !isTypeName(name) ? [["type", unknownType(name)] as const] : [])),
)

/** Those of forms and calls are told with all else that is no JSON Schema (`schema-invalid`). */
export const schemaTypeUnknown = error(
  "schema-type-unknown",
  "Types in shared schemas are those of JSON Schema.",
  function* (context) {
    for (const { document, pointer, shared = "", values } of sharedSchemas(context, unknownTypesIn))
      yield { document, pointer, values: { ...values, shared } }
  },
)
