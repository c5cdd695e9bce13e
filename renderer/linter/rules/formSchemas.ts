import { deepest, fieldsOf, isFields, shown, textOf, textsOf, within } from "../json"
import { allFields, fieldsIn, schemaObjects, type FormField } from "../formSchema"
import { allOf, namedConditions } from "../conditions"
import { suggestion } from "../nearest"
import { isRegularExpression, isSlowPattern } from "../patterns"
import { error, type Context, type LoadedDocument, type Rule } from "../rule"
import { firstMismatch, schemaProblem } from "../samples"
import { schemaFormats, schemaKeywords, sharedFormats, unknownKeywords } from "../schemaWords"
import { expandSchema, followReference, type SchemaHome } from "../schemas"
import { isAlwaysTrue, isNeverTrue } from "../solve"
import { schemaReader } from "../uses"
import { scopesOf } from "../views"

/** Keywords that make the shape of a form depend on its answers. */
const branching = [
  "if",
  "then",
  "else",
  "dependencies",
  "dependentSchemas",
  "dependentRequired",
  "oneOf",
  "anyOf",
  "patternProperties",
] as const

const isPropertyMap = (pointer: string): boolean =>
  /\/(?:properties|definitions|\$defs|patternProperties|dependencies|default|enum|const|examples)(?:\/\d+)?$/.test(
    pointer,
  )

function* formObjects(context: Context) {
  for (const entry of schemaObjects(context)) if (!isPropertyMap(entry.pointer)) yield entry
}

const pairs = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["exclusiveMinimum", "exclusiveMaximum"],
] as const

/** References of a schema, followed; a trail that meets itself is a circle. */
function circleFrom(home: SchemaHome, schema: unknown, trail: readonly string[]): boolean {
  if (trail.length > deepest) return true
  if (Array.isArray(schema)) return schema.some((entry) => circleFrom(home, entry, trail))
  if (!isFields(schema)) return false
  const reference = textOf(schema["$ref"])
  if (reference === undefined) return Object.values(schema).some((value) => circleFrom(home, value, trail))
  const key = `${home.file}|${reference}`
  if (trail.includes(key)) return true
  const target = followReference(home, reference)
  return circleFrom(target.home, target.schema, [...trail, key])
}

const homeOf = ({ set }: Context, { file, document }: LoadedDocument): SchemaHome => ({
  set,
  file,
  root: fieldsOf(document)["schema"] ?? document,
})

/** Judges a field's condition together with those of the sections around it, in every screen that draws the form. */
function holds(context: Context, field: FormField, judge: typeof isNeverTrue): boolean {
  const condition = allOf(...field.outer, field.field["when"])
  const scopes = scopesOf(context, field.document)
  return scopes.length > 0 && scopes.every((scope) => judge(condition, schemaReader(scope), namedConditions(context)))
}

const isConditional = ({ field, outer }: FormField): boolean => field["when"] !== undefined || outer.length > 0

export const formSchemaRules: readonly Rule[] = [
  error("schema-invalid", "Schemas are JSON Schemas of draft-07.", function* (context) {
    for (const [document, name] of schemaDocuments(context)) {
      const schema = fieldsOf(document.document)[name]
      const problem = isFields(schema) ? schemaProblem(schema) : undefined
      if (problem !== undefined)
        yield { document, pointer: `/${name}${problem.pointer}`, values: { detail: problem.detail } }
    }
  }),
  error(
    "schema-branching",
    "The schema of a form has one shape; what depends on answers are conditions beside it.",
    function* (context) {
      for (const { document, schema, pointer } of formObjects(context)) {
        if (document.kind !== "form") continue
        for (const keyword of branching)
          if (keyword in schema) yield { document, pointer: within(pointer, keyword), values: { keyword } }
      }
    },
  ),
  error("schema-circle", "References of schemas do not run in circles.", function* (context) {
    for (const [document, name] of schemaDocuments(context)) {
      if (circleFrom(homeOf(context, document), fieldsOf(document.document)[name], []))
        yield { document, pointer: `/${name}` }
    }
  }),
  error("schema-reference-unknown", "References of schemas lead somewhere.", function* (context) {
    for (const { document, schema, pointer } of schemaObjects(context)) {
      const reference = textOf(schema["$ref"])
      if (reference !== undefined && followReference(homeOf(context, document), reference).schema === undefined)
        yield { document, pointer: within(pointer, "$ref"), values: { name: reference } }
    }
  }),
  error("schema-keyword-unknown", "Schemas say only what JSON Schema knows.", function* (context) {
    for (const { document, pointer, name, shared = "" } of unknownKeywords(context))
      yield {
        document,
        pointer,
        values: { name, shared, known: schemaKeywords, ...suggestion(name, schemaKeywords) },
      }
  }),
  error("schema-format-unknown", "Formats of shared schemas are registered checks.", function* (context) {
    const formats = schemaFormats(context)
    for (const { document, pointer, name, shared = "" } of sharedFormats(context, (one) => !formats.includes(one)))
      yield { document, pointer, values: { name, shared, known: formats, ...suggestion(name, formats) } }
  }),
  error("pattern-invalid", "Patterns are regular expressions.", function* (context) {
    for (const { document, pattern, pointer } of patternsOf(context))
      if (!isRegularExpression(pattern)) yield { document, pointer, values: { pattern } }
  }),
  error("pattern-slow", "No input makes a pattern run for minutes.", function* (context) {
    for (const { document, pattern, pointer } of patternsOf(context))
      if (isSlowPattern(pattern)) yield { document, pointer, values: { pattern } }
  }),
  error("range-empty", "Lower limits are not above upper ones.", function* (context) {
    for (const { document, schema, pointer } of formObjects(context)) {
      for (const [low, high] of pairs) {
        const [least, most] = [schema[low], schema[high]]
        if (typeof least === "number" && typeof most === "number" && least > most)
          yield { document, pointer: within(pointer, low), values: { low, high, least, most } }
      }
    }
  }),
  error("default-wrong", "Defaults are values that the schema allows.", function* (context) {
    for (const { document, schema, pointer } of formObjects(context)) {
      if (!("default" in schema)) continue
      const { default: value, ...rest } = expandSchema(homeOf(context, document), schema)
      const mismatch = firstMismatch(rest, value)
      if (mismatch !== undefined)
        yield {
          document,
          pointer: within(pointer, "default"),
          values: { value: shown(value), keyword: mismatch.keyword, detail: mismatch.detail },
        }
    }
  }),
  error("required-unknown", "Only properties of the schema are required.", function* (context) {
    for (const { document, schema, pointer } of formObjects(context)) {
      if (!isFields(schema["properties"]) || document.kind !== "form") continue
      for (const [index, name] of textsOf(schema["required"]).entries()) {
        if (!Object.hasOwn(schema["properties"], name))
          yield { document, pointer: within(pointer, "required", index), values: { name } }
      }
    }
  }),
  error("field-never-shown", "Every field can be shown by some answers.", function* (context) {
    for (const field of allFields(context)) {
      if (isConditional(field) && holds(context, field, isNeverTrue))
        yield {
          document: field.document,
          pointer: within(field.pointer, field.field["when"] === undefined ? "field" : "when"),
          values: { name: field.name },
        }
    }
  }),
  error(
    "hidden-but-required",
    "The schema does not require a field that can be hidden: the form could never be sent.",
    function* (context) {
      for (const form of context.set.all("form")) {
        for (const field of fieldsIn(context, form)) {
          const isHidable = isConditional(field) && !holds(context, field, isAlwaysTrue)
          if (isHidable && field.required.includes(field.name))
            yield { document: field.document, pointer: field.pointer, values: { name: field.name } }
        }
      }
    },
  ),
]

function schemaDocuments(context: Context): readonly (readonly [LoadedDocument, string])[] {
  const { set } = context
  return [
    ...set.all("form").map((form) => [form, "schema"] as const),
    ...set.all("call").flatMap((call) => [[call, "request"] as const, [call, "response"] as const]),
  ]
}

/** Patterns of schemas and of query values. */
function* patternsOf(context: Context): Iterable<{ document: LoadedDocument; pattern: string; pointer: string }> {
  for (const { document, schema, pointer } of formObjects(context)) {
    const pattern = textOf(schema["pattern"])
    if (pattern !== undefined) yield { document, pattern, pointer: within(pointer, "pattern") }
  }
  for (const screen of context.set.all("screen")) {
    for (const [name, rule] of Object.entries(fieldsOf(screen.document.query))) {
      const pattern = textOf(fieldsOf(rule)["pattern"])
      if (pattern !== undefined) yield { document: screen, pattern, pointer: within("/query", name, "pattern") }
    }
  }
}
