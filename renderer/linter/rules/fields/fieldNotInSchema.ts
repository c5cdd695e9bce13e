import {
  asSchema,
  type Context,
  error,
  expandedIn,
  fieldsIn,
  type FormField,
  schemaIn,
  suggestion,
  within,
} from "../../kit"

/** Names that rows have whose schema stands in a shared file; undefined where the field is one of them. */
function sharedRows(context: Context, { document, schema, path, name }: FormField): readonly string[] | undefined {
  const $ref = path.length === 0 ? undefined : schema?.$ref
  if ($ref === undefined || expandedIn(context, document, { $ref }).errors.length === 0) return undefined
  const { properties } = schemaIn(context, document, { $ref: $ref.slice(0, -`/properties/${name}`.length) })
  return properties && Object.keys(properties)
}

export const fieldNotInSchema = error(
  "field-not-in-schema",
  "Every field is a property of the form's schema.",
  function* (context) {
    for (const form of context.set.all("form")) {
      const { $ref, properties = {} } = asSchema(form.document.schema)
      for (const field of $ref === undefined ? fieldsIn(form) : []) {
        const { name, pointer, schema, path } = field
        const rows = sharedRows(context, field)
        const known = rows ?? Object.keys(properties)
        if (schema === undefined || rows !== undefined)
          yield {
            document: form,
            pointer: within(pointer, "field"),
            values: { name, known, ...(path.length === 0 || rows ? suggestion(name, known) : {}) },
          }
      }
    }
  },
)
