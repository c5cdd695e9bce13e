import { allFields, same, shown, warning, within } from "../../kit"
import { listedValues } from "./listedValues"

export const schemaValueWithoutOption = warning(
  "schema-value-without-option",
  "Every value of the schema can be chosen.",
  function* (context) {
    for (const field of allFields(context)) {
      const { document, name, pointer } = field
      const { options = [] } = field.field
      const listed = options.length === 0 ? [] : (listedValues(context, field) ?? [])
      const missing = listed.filter((allowed) => !options.some(({ value }) => same(value, allowed)))
      if (missing.length > 0)
        yield { document, pointer: within(pointer, "options"), values: { name, missing: missing.map(shown) } }
    }
  },
)
