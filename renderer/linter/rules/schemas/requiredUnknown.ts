import { asSchema, error, schemasIn, within } from "../../kit"

export const requiredUnknown = error(
  "required-unknown",
  "Only properties of the schema are required.",
  function* (context) {
    for (const { document, schema, pointer } of schemasIn(context)) {
      const { properties, required = [] } = asSchema(schema)
      if (properties === undefined) continue
      for (const [index, name] of required.entries())
        if (!Object.hasOwn(properties, name))
          yield { document, pointer: within(pointer, "required", index), values: { name } }
    }
  },
)
