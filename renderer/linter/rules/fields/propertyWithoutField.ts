import { asSchema, fieldsIn, warning, within } from "../../kit"

export const propertyWithoutField = warning(
  "property-without-field",
  "Every property of a form's schema has a field.",
  function* ({ set }) {
    for (const form of set.all("form")) {
      const asked = new Set(fieldsIn(form).flatMap(({ path, name }) => (path.length === 0 ? [name] : [])))
      for (const name of Object.keys(asSchema(form.document.schema).properties ?? {}))
        if (!asked.has(name)) yield { document: form, pointer: within("/schema/properties", name), values: { name } }
    }
  },
)
