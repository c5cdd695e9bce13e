import { allFields, type Context, error, namesOf, standardFormats, unknownName, within } from "../../kit"
import { builtInMessages } from "../tables/builtInMessages"

/** Names that texts of fields may have. */
export const fieldMessages = (context: Context): readonly string[] => [
  ...new Set([
    ...namesOf(context, "message"),
    ...namesOf(context, "check"),
    ...builtInMessages,
    ...standardFormats,
    "pattern",
  ]),
]

/** Texts of a field that replace those of messages.json: by the name of the check that failed. */
export const fieldMessageUnknown = error(
  "field-message-unknown",
  "Texts of a field belong to checks that exist.",
  function* (context) {
    const known = fieldMessages(context)
    for (const { document, field, pointer } of allFields(context))
      for (const name of Object.keys(field.messages ?? {}))
        if (!known.includes(name))
          yield { document, pointer: within(pointer, "messages", name), values: unknownName(name, known) }
  },
)
