import {
  asSchema,
  type Context,
  error,
  expandedIn,
  fieldsIn,
  type FormField,
  type LoadedDocument,
  requestSchemaOf,
  schemaIn,
  suggestion,
  topicOf,
  within,
} from "../../kit"

/** Names that rows have whose schema stands in a shared file; undefined where the field is one of them. */
function sharedRows(context: Context, { document, schema, path, name }: FormField): readonly string[] | undefined {
  const $ref = path.length === 0 ? undefined : schema?.$ref
  if ($ref === undefined || expandedIn(context, document, { $ref }).errors.length === 0) return undefined
  const { properties } = schemaIn(context, document, { $ref: $ref.slice(0, -`/properties/${name}`.length) })
  return properties && Object.keys(properties)
}

/** Names of answers elsewhere: what calls ask for, and what samples answer. */
const answersKnown = topicOf<true>("answersKnown", (context, document) => {
  if (document.kind === "call")
    return Object.keys(requestSchemaOf(context, document).properties ?? {}).map((name) => [name, true] as const)
  if (document.kind !== "screen") return []
  const answers = Object.values(document.document.samples).flatMap((sample) => Object.values(sample.answers ?? {}))
  return answers.flatMap((fields) => Object.keys(fields).map((name) => [name, true] as const))
})

/** The property that was meant where a field has none: the field is called as others call the answer, and no field asks for the property. */
function misspeltProperty(context: Context, form: LoadedDocument<"form">, field: string, property: string | undefined) {
  const isKnown = (name: string) => context.facts.has(context, answersKnown, name)
  const isAsked = fieldsIn(form).some(({ name }) => name === property)
  const isMeant = property !== undefined && isKnown(field) && !isKnown(property) && !isAsked
  return isMeant ? { misspelt: property } : undefined
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
        if (schema !== undefined && rows === undefined) continue
        const known = rows ?? Object.keys(properties)
        const near = path.length === 0 || rows ? suggestion(name, known) : {}
        const misspelt = rows ? undefined : misspeltProperty(context, form, name, near.nearest)
        yield {
          document: form,
          pointer: within(pointer, "field"),
          values: { name, known, ...(misspelt ?? near) },
        }
      }
    }
  },
)
