import { allFields, error, schemaIn, within } from "../../kit"

const usual = 1_000

export const lengthOutOfReach = error(
  "length-out-of-reach",
  "A control takes at least as much of a text as its schema allows.",
  function* (context) {
    for (const { document, field, schema, schemaPointer } of allFields(context)) {
      const longest = context.vocabulary.find("control", field.widget)?.longest ?? usual
      const allowed = Number((schema && schemaIn(context, document, schema))?.maxLength ?? 0)
      if (allowed > longest)
        yield { document, pointer: within(schemaPointer, "maxLength"), values: { allowed, longest } }
    }
  },
)
