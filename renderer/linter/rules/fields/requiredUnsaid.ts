import { allFields, error, schemaIn } from "../../kit"

export const requiredUnsaid = error(
  "required-unsaid",
  "What the schema requires is drawn as required: no form waits for an answer that it calls optional.",
  function* (context) {
    for (const { document, field, name, pointer, required, schema } of allFields(context)) {
      if (!required.includes(name) || field.required === true || field.requiredWhen !== undefined) continue
      // What begins with an answer has one.
      if (schema === undefined || "default" in schemaIn(context, document, schema)) continue
      yield { document, pointer, values: { name, label: field.label ?? name } }
    }
  },
)
