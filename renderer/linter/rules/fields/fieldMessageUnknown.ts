import { allFields, error, namesOf, schemaIn, unknownName, within } from "../../kit"
import { builtInMessages } from "../tables/builtInMessages"

/** Texts of a field that replace those of messages.json: by the name of the check that failed. */
export const fieldMessageUnknown = error(
  "field-message-unknown",
  "Texts of a field belong to checks that exist.",
  function* (context) {
    const known = [...new Set([...namesOf(context, "message"), ...namesOf(context, "check"), ...builtInMessages])]
    for (const { document, field, pointer, schema } of allFields(context)) {
      const ownKnown = "pattern" in schemaIn(context, document, schema ?? {}) ? [...known, "pattern"] : known
      for (const name of Object.keys(field.messages ?? {}))
        if (!ownKnown.includes(name))
          yield { document, pointer: within(pointer, "messages", name), values: unknownName(name, ownKnown) }
    }
  },
)
