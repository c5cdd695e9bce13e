import { fieldsOf, isFields, listOf, sameJson, shown, textOf, within } from "../json"
import { allFields, fieldsIn, type FormField } from "../formSchema"
import { suggestion } from "../nearest"
import { autocompletes } from "../autocompletes"
import { error, warning, type Breach, type Context, type Rule } from "../rule"
import { allowedValues, expandSchema } from "../schemas"
import { drawnForms } from "../views"

const siblingsKey = ({ document, path }: FormField): string => `${document.file} ${path.join(".")}`

function* repeated(context: Context, keyOf: (field: FormField) => string | undefined): Iterable<Breach> {
  const seen = new Map<string, FormField>()
  for (const field of allFields(context)) {
    const key = keyOf(field)
    if (key === undefined) continue
    const first = seen.get(`${siblingsKey(field)} ${key}`)
    if (first === undefined) seen.set(`${siblingsKey(field)} ${key}`, field)
    else
      yield {
        document: field.document,
        pointer: field.pointer,
        values: { name: key, field: field.name, first: first.name },
      }
  }
}

/** Values that the schema lists for a field, or for one item of its list. */
function listedValues(context: Context, { document, schema }: FormField): readonly unknown[] | undefined {
  if (schema === undefined) return undefined
  const expanded = expandSchema(
    { set: context.set, file: document.file, root: fieldsOf(document.document)["schema"] },
    schema,
  )
  const own =
    "enum" in expanded || "const" in expanded || "oneOf" in expanded || "anyOf" in expanded
      ? allowedValues(expanded)
      : undefined
  const items = expanded["items"]
  return own ?? (isFields(items) && "enum" in items ? allowedValues(items) : undefined)
}

const optionsIn = (field: FormField): readonly unknown[] => listOf(field.field["options"])

function* everyField(
  context: Context,
  judge: (field: FormField) => Iterable<Omit<Breach, "document">>,
): Iterable<Breach> {
  for (const field of allFields(context))
    for (const breach of judge(field)) yield { document: field.document, ...breach }
}

const choosing: ReadonlySet<string> = new Set(["radio", "radio-cards", "check-cards", "select"])

export const formFieldRules: readonly Rule[] = [
  error("field-repeated", "A form asks each thing once.", (context) => repeated(context, ({ name }) => name)),
  warning("label-repeated", "No two fields of a form have the same label.", function* (context) {
    for (const breach of repeated(context, ({ field, path }) =>
      textOf(field["label"]) === undefined ? undefined : `${path.join(".")}${String(field["label"])}`,
    )) {
      if (breach.values?.["field"] !== breach.values?.["first"])
        yield { ...breach, pointer: within(breach.pointer, "label") }
    }
  }),
  error("field-not-in-schema", "Every field is a property of the form's schema.", function* (context) {
    for (const form of context.set.all("form")) {
      const known = Object.keys(fieldsOf(fieldsOf(form.document.schema)["properties"]))
      for (const { document, name, pointer, schema, path } of fieldsIn(context, form)) {
        if (schema === undefined && !hasReference(form.document.schema))
          yield {
            document,
            pointer: within(pointer, "field"),
            values: { name, known, ...(path.length === 0 ? suggestion(name, known) : {}) },
          }
      }
    }
  }),
  warning("property-without-field", "Every property of a form's schema has a field.", function* (context) {
    for (const form of context.set.all("form")) {
      const asked = new Set(
        fieldsIn(context, form)
          .filter(({ path }) => path.length === 0)
          .map(({ name }) => name),
      )
      for (const name of Object.keys(fieldsOf(fieldsOf(form.document.schema)["properties"]))) {
        if (!asked.has(name)) yield { document: form, pointer: within("/schema/properties", name), values: { name } }
      }
    }
  }),
  error("consent-pre-ticked", "Consents are never ticked in advance.", (context) =>
    everyField(context, function* ({ schema, schemaPointer, name }) {
      if (
        schema !== undefined &&
        "const" in schema &&
        "default" in schema &&
        sameJson(schema["const"], schema["default"])
      )
        yield { pointer: within(schemaPointer, "default"), values: { name } }
    }),
  ),
  error("options-missing", "A choice has options.", (context) =>
    everyField(context, function* ({ field, name, pointer }) {
      const hasOptions = ["options", "optionsFrom", "codes", "items"].some((key) => field[key] !== undefined)
      if (choosing.has(textOf(field["widget"]) ?? "") && !hasOptions) yield { pointer, values: { name } }
    }),
  ),
  error("options-empty", "A list of options is not empty.", (context) =>
    everyField(context, function* ({ field, name, pointer }) {
      if (Array.isArray(field["options"]) && field["options"].length === 0)
        yield { pointer: within(pointer, "options"), values: { name } }
    }),
  ),
  error("option-outside-schema", "Every option is a value that the schema allows.", (context) =>
    everyField(context, function* (field) {
      const listed = listedValues(context, field)
      if (listed === undefined) return
      for (const [index, entry] of optionsIn(field).entries()) {
        const { value } = fieldsOf(entry)
        if (!listed.some((allowed) => sameJson(allowed, value)))
          yield {
            pointer: within(field.pointer, "options", index, "value"),
            values: { name: field.name, value: shown(value), known: listed.map(shown) },
          }
      }
    }),
  ),
  warning("schema-value-without-option", "Every value of the schema can be chosen.", (context) =>
    everyField(context, function* (field) {
      const options = optionsIn(field)
      if (options.length === 0) return
      const missing = (listedValues(context, field) ?? []).filter(
        (value) => !options.some((entry) => sameJson(fieldsOf(entry)["value"], value)),
      )
      if (missing.length > 0)
        yield { pointer: within(field.pointer, "options"), values: { name: field.name, missing: missing.map(shown) } }
    }),
  ),
  error("option-repeated", "No two options of a field have the same value.", (context) =>
    everyField(context, function* ({ field, name, pointer }) {
      const values = listOf(field["options"]).map((entry) => fieldsOf(entry)["value"])
      for (const [index, value] of values.entries()) {
        if (values.slice(0, index).some((earlier) => sameJson(earlier, value)))
          yield { pointer: within(pointer, "options", index), values: { name, value: shown(value) } }
      }
    }),
  ),
  error("limited-option-unknown", "`optionsWhen` limits to options that the field has.", (context) =>
    everyField(context, function* ({ field, name, pointer }) {
      const known = listOf(field["options"]).map((entry) => fieldsOf(entry)["value"])
      for (const [index, limit] of listOf(field["optionsWhen"]).entries()) {
        for (const [at, value] of listOf(fieldsOf(limit)["options"]).entries()) {
          if (known.length > 0 && !known.some((option) => sameJson(option, value)))
            yield {
              pointer: within(pointer, "optionsWhen", index, "options", at),
              values: { name, value: shown(value), known: known.map(shown) },
            }
        }
      }
    }),
  ),
  error("autocomplete-unknown", "`autocomplete` is a token that browsers know.", (context) =>
    everyField(context, function* ({ field, name, pointer }) {
      const value = field["autocomplete"]
      const token = typeof value === "string" ? (value.split(" ").at(-1) ?? "") : "on"
      if (!autocompletes.has(token))
        yield {
          pointer: within(pointer, "autocomplete"),
          values: { name, found: token, ...suggestion(token, autocompletes) },
        }
    }),
  ),
  warning("form-unused", "Every form is drawn by a screen or a sheet.", function* (context) {
    const hosts = [...context.set.all("screen"), ...context.set.all("sheet")]
    const drawn = new Set(hosts.flatMap((host) => drawnForms(context, host).map(([, form]) => form)))
    for (const form of context.set.all("form"))
      if (!drawn.has(form.id)) yield { document: form, pointer: "/id", values: { name: form.id } }
  }),
]

const hasReference = (schema: unknown): boolean => "$ref" in fieldsOf(schema)
