import { asSchema, error, fieldsIn, suggestion, within } from "../../kit"

export const fieldNotInSchema = error(
  "field-not-in-schema",
  "Every field is a property of the form's schema.",
  function* ({ set }) {
    for (const form of set.all("form")) {
      const { $ref, properties = {} } = asSchema(form.document.schema)
      const known = Object.keys(properties)
      for (const { name, pointer, schema, path } of $ref === undefined ? fieldsIn(form) : [])
        if (schema === undefined)
          yield {
            document: form,
            pointer: within(pointer, "field"),
            values: { name, known, ...(path.length === 0 ? suggestion(name, known) : {}) },
          }
    }
  },
)
