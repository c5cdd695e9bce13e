import { allFields, error, within } from "../../kit"
import { tableNamedFor } from "./fieldTable"

export const optionsWithoutTable = error(
  "options-without-table",
  '`"options": "codes"` stands at a field whose property names a code table.',
  function* (context) {
    for (const field of allFields(context)) {
      const { document, name } = field
      const pointer = within(field.pointer, "options")
      // A table that is named and not there is told where it is named.
      if (document.optionsWithoutTable?.includes(pointer) && tableNamedFor(context, field) === undefined)
        yield { document, pointer, values: { name } }
    }
  },
)
