import { same } from "../../../expressions/same"
import { within } from "../../../model/pointer"
import { allFields } from "../../references/formFields"
import { error } from "../../rule"

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
