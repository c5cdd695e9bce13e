/** Fields of forms, with the properties of the schema that they ask for. */
import { type LoadedDocument, standardFormats as judgedFormats } from "../../compiler"
import type { Condition, FieldSource, JsonSchema, UiSource } from "../../model/documents"
import { objectsIn, type Fields } from "../../model/json"
import { within } from "../../model/pointer"
import { keepFor, remember } from "../memo"
import type { Context } from "../rule"
import { anything, asSchema, type Schema } from "../jsonSchema/schema"

type Form = LoadedDocument<"form">

export interface FormField {
  readonly document: Form
  readonly field: FieldSource
  readonly name: string
  readonly pointer: string
  /** Schema of the value as written, and its place; undefined where the schema has no such property. */
  readonly schema: Schema | undefined
  readonly schemaPointer: string
  /** Names that the schema around it requires. */
  readonly required: readonly string[]
  /** Names of the fields around it, the outermost first. */
  readonly path: readonly string[]
  /** Conditions of the sections and fields around it. */
  readonly outer: readonly Condition[]
}

interface Level extends Pick<FormField, "schemaPointer" | "path" | "outer"> {
  readonly document: Form
  readonly schema: Schema
  readonly ui: readonly UiSource[]
  readonly pointer: string
  /** Rows of plain values: their one field stands for the value itself. */
  readonly isPlain: boolean
}

/** All fields of a form, nested ones included. */
export const fieldsIn = keepFor((document: Form): readonly FormField[] => [
  ...listFields({
    document,
    schema: asSchema(document.document.schema),
    schemaPointer: "/schema",
    ui: document.document.ui,
    pointer: "/ui",
    path: [],
    outer: [],
    isPlain: false,
  }),
])

export const allFields = remember(({ set }): readonly FormField[] => set.all("form").flatMap(fieldsIn))

const isField = (entry: UiSource): entry is FieldSource => "field" in entry

function* listFields(level: Level): Generator<FormField> {
  for (const [index, entry] of level.ui.entries()) {
    const pointer = within(level.pointer, index)
    const when = entry.when as Condition | undefined
    const inner = {
      ...level,
      ui: (entry.ui ?? []) as readonly UiSource[],
      pointer: within(pointer, "ui"),
      outer: when === undefined ? level.outer : [...level.outer, when],
    }
    if (!isField(entry)) {
      yield* listFields(inner)
      continue
    }
    const field = toField(level, entry, pointer)
    yield field
    const { items } = field.schema ?? {}
    yield* listFields({
      ...inner,
      schema: items ?? field.schema ?? {},
      schemaPointer: items ? within(field.schemaPointer, "items") : field.schemaPointer,
      isPlain: items !== undefined && items.properties === undefined && items.$ref === undefined,
      path: [...level.path, field.name],
    })
  }
}

function toField(
  { document, schema, isPlain, path, outer, schemaPointer }: Level,
  field: FieldSource,
  pointer: string,
): FormField {
  const { properties = {}, required = [], $ref } = schema
  const name = field.field
  const written = Object.hasOwn(properties, name) ? properties[name] : undefined
  // Rows of a shared schema have its properties.
  const own = $ref !== undefined && path.length > 0 ? { $ref: `${$ref}/properties/${name}` } : written
  return {
    document,
    field,
    name,
    pointer,
    // `true` is a schema too, of anything.
    schema: isPlain ? schema : typeof own === "boolean" ? anything : own,
    schemaPointer: isPlain ? schemaPointer : within(schemaPointer, "properties", name),
    required,
    path,
    outer,
  }
}

export interface SchemaUse {
  readonly document: Extract<LoadedDocument, { readonly kind: "form" | "call" }>
  readonly schema: Fields
  readonly pointer: string
}

export interface DocumentSchema {
  readonly document: SchemaUse["document"]
  readonly name: "schema" | "request" | "response"
  readonly schema: JsonSchema
}

/** JSON Schemas that stand in a form or a call, by the property that holds them. */
export const schemasOf = keepFor((document: LoadedDocument): readonly DocumentSchema[] => {
  if (document.kind === "form") return [{ document, name: "schema", schema: document.document.schema }]
  if (document.kind !== "call") return []
  const { request, response } = document.document
  return [
    { document, name: "request", schema: request },
    { document, name: "response", schema: response },
  ]
})

export const schemaDocuments = ({ set }: Context): readonly DocumentSchema[] =>
  [...set.all("form"), ...set.all("call")].flatMap(schemasOf)

/** Objects of the schemas of a document, with their place. */
export const schemaObjectsIn = keepFor((document: LoadedDocument): readonly SchemaUse[] =>
  schemasOf(document).flatMap(({ document: owner, name, schema: root }) =>
    [...objectsIn(root, within("", name))].map(([schema, pointer]) => ({ document: owner, schema, pointer })),
  ),
)

export const schemaObjects = ({ set }: Context): readonly SchemaUse[] =>
  [...set.all("form"), ...set.all("call")].flatMap(schemaObjectsIn)

/** Whether an object at such a place of a schema is a schema: no map that holds some, and no example of a value. */
export const isSchemaAt = (pointer: string): boolean =>
  !/\/(?:properties|definitions|\$defs|patternProperties|dependencies)$/.test(pointer) &&
  !/\/(?:default|enum|const|examples)(?:\/|$)/.test(pointer)

/** Those of them that are schemas. */
export const schemasIn = remember((context) => schemaObjects(context).filter(({ pointer }) => isSchemaAt(pointer)))

/** Formats that validators judge by themselves; every other one must be a registered check. */
export const standardFormats: ReadonlySet<string> = new Set(Object.keys(judgedFormats))

/** Those that a control makes, rather than a person letter by letter. */
const madeFormats: readonly string[] = ["date", "time", "date-time"]

/** `format` keywords of a form. */
const formatsIn = keepFor((form: LoadedDocument) =>
  form.kind !== "form"
    ? []
    : schemaObjectsIn(form).flatMap(({ document, schema: { format, type }, pointer }) => {
        const isKeyword = typeof format === "string" && typeof type === "string" && !pointer.endsWith("/properties")
        return isKeyword ? [{ document, pointer: within(pointer, "format"), name: format }] : []
      }),
)

/** Those that name checks. */
export const formatKeywordsIn = keepFor((form: LoadedDocument) =>
  formatsIn(form).filter(({ name }) => !standardFormats.has(name)),
)

/** Those that an answer can break as it is typed. */
export const typedFormats = ({ set }: Context) =>
  set.all("form").flatMap((form) => formatsIn(form).filter(({ name }) => !madeFormats.includes(name)))
