import { allFields, error, same, shown, within } from "../../kit"
import { listedValues } from "./listedValues"

export const optionOutsideSchema = error(
  "option-outside-schema",
  "Every option is a value that the schema allows.",
  function* (context) {
    for (const field of allFields(context)) {
      const { document, name, pointer } = field
      const listed = listedValues(context, field)
      for (const [index, { value }] of (field.field.options ?? []).entries())
        if (listed?.some((allowed) => same(allowed, value)) === false)
          yield {
            document,
            pointer: within(pointer, "options", index, "value"),
            values: { name, value: shown(value), known: listed.map(shown) },
          }
    }
  },
)
