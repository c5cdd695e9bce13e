import { allFields, error, same, within } from "../../kit"

export const consentPreTicked = error(
  "consent-pre-ticked",
  "Consents are never ticked in advance.",
  function* (context) {
    for (const { document, name, schema, schemaPointer } of allFields(context)) {
      const { const: ticked, default: initial } = schema ?? {}
      if (ticked !== undefined && same(ticked, initial))
        yield { document, pointer: within(schemaPointer, "default"), values: { name } }
    }
  },
)
