import { allFields, error, namesOf, schemaIn } from "../../kit"

export const patternWithoutMessage = error(
  "pattern-without-message",
  "A field with a pattern says in its own words what it takes.",
  function* (context) {
    const isCommon = namesOf(context, "message").has("pattern")
    for (const { document, field, name, pointer, schema } of allFields(context)) {
      const isTyped = field.options === undefined && field.optionsFrom === undefined
      const hasPattern = isTyped && schema !== undefined && "pattern" in schemaIn(context, document, schema)
      if (hasPattern && !isCommon && field.messages?.["pattern"] === undefined)
        yield { document, pointer: `${pointer}/field`, values: { name } }
    }
  },
)
