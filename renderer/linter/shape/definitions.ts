/**
 * What the references of document shapes and of options mean to the linter. Names are texts here: whether something of
 * that name exists is the business of rules. `named` stands where a document names a definition and gives its options.
 */
import type { DocumentKind, Json } from "../../model/documents"
import { options, propertyName, type Definition, type DefinitionKind } from "../../model/definitions"
import { composed, documentShapes, partShapes } from "../../model/shapes"
import { isObject, schemaTypeOf, type Fields } from "../../model/json"
import { keepFor } from "../memo"
import { parseOperator } from "../values/written"
import { asSchema, type Schema } from "../jsonSchema/schema"
import type { Vocabulary } from "../vocabulary"

/** A part of a document that names a definition, and what stands beside the definition's own options. */
interface Naming {
  readonly kind: DefinitionKind
  /** Property that holds the name. */
  readonly by: "do" | "widget"
  readonly shared: Schema
}

const reference = (name: string) => ({ $ref: `#/definitions/${name}` })
const text = { type: "string" }

export const namings = {
  action: {
    kind: "action",
    by: "do",
    shared: options({ "do!": reference("action-name"), when: reference("condition"), on: reference("outcomes") }),
  },
  block: {
    kind: "widget",
    by: "widget",
    shared: options({ key: text, when: reference("condition"), "widget!": reference("widget") }),
  },
  field: { kind: "control", by: "widget", shared: partShapes.field },
} as const satisfies Readonly<Record<string, Naming>>

export type NamedThing = keyof typeof namings
const namedThings = Object.keys(namings) as readonly NamedThing[]

/** The definition that a block, an action or a field names. */
export function definitionOf(vocabulary: Vocabulary, thing: NamedThing, value: Fields): Definition | undefined {
  const { kind, by } = namings[thing]
  const name = value[by]
  return typeof name === "string" ? vocabulary.find(kind, name) : undefined
}

/** Everything that may stand in a block, action or field: the options of its definition, and what all have. */
export const namedSchema = (thing: NamedThing, definition: Definition | undefined): Schema =>
  definition === undefined ? { ...namings[thing].shared, additionalProperties: true } : schemaOf(definition)

const schemaOf = keepFor((definition: Definition): Schema => {
  const own = asSchema(definition.options)
  const shared = asSchema(Object.values(namings).find(({ kind }) => kind === definition.kind)?.shared ?? {})
  return {
    type: "object",
    properties: { ...own.properties, ...shared.properties },
    required: [...new Set([...(own.required ?? []), ...(shared.required ?? [])])],
    additionalProperties: false,
  }
})

/** What an entry of a form's `ui` is: the property that only one of them has tells, else what its name is known as. */
export function uiThingOf(vocabulary: Vocabulary, entry: Fields): NamedThing | "section" {
  if (Object.hasOwn(entry, "section")) return "section"
  const isControl =
    definitionOf(vocabulary, "block", entry) === undefined && definitionOf(vocabulary, "field", entry) !== undefined
  return Object.hasOwn(entry, "field") || isControl ? "field" : "block"
}

/** Whatever else is wrong with them is the business of rules. */
const conditions = { items: reference("condition") }
// oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
const oneOrMore = { if: { type: "array" }, then: conditions, else: reference("condition") }

const texts = [
  "text rich fieldText messageText interfaceText plainText minute scheme colour designToken message format target back link icon point through",
  "form call callName sheet codes illustration image source skeleton conversion control",
  "widget action-name screen flow client area",
].flatMap((line) => line.split(" "))

/** Places of JSON Schemas in documents, by kind. */
const schemaPlaces: Readonly<Partial<Record<DocumentKind, RegExp>>> = {
  form: /^\/schema(?=\/|$)/,
  call: /^\/(?:request|response)(?=\/|$)/,
  app: /^\/scope\/[^/]+/,
  codes: /^\/attributes\/[^/]+/,
}

/** The JSON Schema that a place of a document lies in, if any. */
export const schemaPlaceOf = (kind: DocumentKind, pointer: string): string | undefined =>
  schemaPlaces[kind]?.exec(pointer)?.[0]

/** Whether kind and version are those of now is the business of rules. */
function documentShape(shape: Schema): Schema {
  return { ...shape, properties: { ...shape.properties, kind: text, version: { type: "integer" } } }
}

/** Behind every `#/definitions/...`; the shape of a kind of document is `document-<kind>`. */
export const definitions: Readonly<Record<string, Schema>> = {
  ...Object.fromEntries(texts.map((name) => [name, text])),
  ...partShapes,
  data: { ...partShapes.data, sourced: true },
  property: propertyName,
  anything: {},
  constants: { type: "object" },
  schema: { type: "object", $ref: "http://json-schema.org/draft-07/schema#" },
  value: {},
  condition: { type: "object", title: "condition", properties: { all: conditions, any: conditions, not: oneOrMore } },
  ...composed,
  ui: { type: "array", items: reference("ui-item") },
  ...Object.fromEntries([...namedThings, "ui-item"].map((thing) => [thing, { type: "object", named: thing }])),
  ...Object.fromEntries(
    namedThings.map((thing) => [`${thing}-shared`, { ...namings[thing].shared, additionalProperties: true }]),
  ),
  ...Object.fromEntries(
    Object.entries(documentShapes).map(([kind, shape]) => [`document-${kind}`, documentShape(shape)]),
  ),
}

/** What schemas outside of the definitions say before the `#` of a reference to one. */
export const address = "documents"

/** Name of the definition that a schema refers to. */
export const referenceOf = ({ $ref }: Schema): string | undefined => {
  if ($ref === undefined) return undefined
  const [home, name] = $ref.split("#/definitions/")
  return home === "" || home === address ? name : undefined
}

/**
 * The options of a definition alone: what all blocks, actions or fields have beside them may be there, and is judged
 * by `<thing>-shared`.
 */
export function ownSchema(thing: NamedThing, definition: Definition): Schema {
  const { properties: shared = {} }: Schema = namings[thing].shared
  const { properties, required } = asSchema(definition.options)
  const open = Object.fromEntries(Object.keys(shared).map((name) => [name, {}]))
  return { properties: { ...properties, ...open }, required: required ?? [], additionalProperties: false }
}

/** Data of a source: its input has the source's own options, said once and for good. */
export const sourcedSchema = ({ options }: Definition): Schema => ({
  properties: { input: asSchema(options) },
  required: (asSchema(options).required ?? []).length > 0 ? ["input"] : [],
})

/** A schema with its reference followed. */
export function followed(schema: Schema): Schema {
  const name = referenceOf(schema)
  return name === undefined ? schema : followed(definitions[name] ?? {})
}

/** Of several shapes, the first that looks like the value is meant. */
export const meantBranch = (value: Json, branches: readonly Schema[]): Schema | undefined =>
  branches.find((branch) =>
    referenceOf(branch) === "value" && isObject(value)
      ? parseOperator(value) !== undefined
      : looksLike(value, followed(branch)),
  )

function looksLike(value: Json, schema: Schema): boolean {
  if (schema.enum !== undefined) return schema.enum.some((choice) => choice === value)
  if (schema.anyOf !== undefined) return meantBranch(value, schema.anyOf) !== undefined
  const { type } = schema
  const fits = type === undefined || type === schemaTypeOf(value) || (type === "number" && typeof value === "number")
  return fits && (schema.required ?? []).every((name) => Object.hasOwn(value as object, name))
}
