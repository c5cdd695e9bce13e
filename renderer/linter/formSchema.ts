/** Form documents, read: the properties of their schema and the fields of their ui. */
import { fieldsOf, isFields, listOf, objectsIn, textOf, textsOf, within, type Fields } from "./json"
import { keepEach, remember, type Context, type LoadedDocument } from "./rule"

export interface FormField {
  readonly document: LoadedDocument
  readonly field: Fields
  readonly name: string
  readonly pointer: string
  /** Schema of the value as written, and its place; undefined where the schema has no such property. */
  readonly schema: Fields | undefined
  readonly schemaPointer: string
  /** Names that the schema around it requires. */
  readonly required: readonly string[]
  /** Names of the fields around it, the outermost first. */
  readonly path: readonly string[]
  /** Conditions of the sections around it. */
  readonly outer: readonly unknown[]
}

interface Level {
  readonly schema: unknown
  readonly schemaPointer: string
  readonly path: readonly string[]
  readonly outer: readonly unknown[]
  /** Rows of plain values: their one field stands for the value itself. */
  readonly isPlain?: boolean
}

/** All fields of a form, nested ones included. */
const fieldsOfForm = keepEach((document): readonly FormField[] => {
  const { schema, ui } = fieldsOf(document.document)
  return [
    ...listFields(document, { value: ui, pointer: "/ui" }, { schema, schemaPointer: "/schema", path: [], outer: [] }),
  ]
})

export const fieldsIn = (_context: Context, document: LoadedDocument) => fieldsOfForm(document)

function* listFields(
  document: LoadedDocument,
  ui: { value: unknown; pointer: string },
  level: Level,
): Generator<FormField> {
  if (level.path.length + level.outer.length > 20) return
  for (const [index, entry] of listOf(ui.value).entries()) {
    const field = fieldsOf(entry)
    const pointer = within(ui.pointer, index)
    const name = textOf(field["field"])
    const nested = { value: field["ui"], pointer: within(pointer, "ui") }
    if (name === undefined) {
      yield* listFields(document, nested, { ...level, outer: [...level.outer, field["when"]] })
      continue
    }
    const read = toField(document, { field, name, pointer }, level)
    yield read
    const isList = isFields(read.schema?.["items"])
    const inner = {
      schema: isList ? read.schema?.["items"] : read.schema,
      schemaPointer: isList ? within(read.schemaPointer, "items") : read.schemaPointer,
    }
    yield* listFields(document, nested, {
      ...inner,
      isPlain: isList && !isFields(fieldsOf(inner.schema)["properties"]),
      path: [...level.path, name],
      outer: [...level.outer, field["when"]],
    })
  }
}

function toField(
  document: LoadedDocument,
  own: Pick<FormField, "field" | "name" | "pointer">,
  level: Level,
): FormField {
  const properties = fieldsOf(fieldsOf(level.schema)["properties"])
  const known = Object.hasOwn(properties, own.name) ? fieldsOf(properties[own.name]) : undefined
  const schema = level.isPlain === true ? fieldsOf(level.schema) : known
  return {
    document,
    ...own,
    schema,
    schemaPointer: level.isPlain === true ? level.schemaPointer : within(level.schemaPointer, "properties", own.name),
    required: textsOf(fieldsOf(level.schema)["required"]),
    path: level.path,
    outer: level.outer.filter((condition) => condition !== undefined),
  }
}

export const allFields = remember((context): readonly FormField[] =>
  context.set.all("form").flatMap((form) => fieldsIn(context, form)),
)

/** Objects of the JSON Schemas of forms and calls, with their place. */
export const schemaObjects = remember((context) => {
  const parts = [
    ...context.set.all("form").map((document) => ({ document, names: ["schema"] })),
    ...context.set.all("call").map((document) => ({ document, names: ["request", "response"] })),
  ]
  return parts.flatMap(({ document, names }) =>
    names.flatMap((name) =>
      [...objectsIn(fieldsOf(document.document)[name], within("", name))].map(([schema, pointer]) => ({
        document: document as LoadedDocument,
        schema,
        pointer,
      })),
    ),
  )
})

/** Formats that JSON Schema itself knows; every other one must be a registered check. */
export const standardFormats: ReadonlySet<string> = new Set([
  "date",
  "date-time",
  "time",
  "email",
  "uri",
  "uuid",
  "ipv4",
  "ipv6",
  "hostname",
])

/** `format` keywords of forms, which name checks. */
export const formatKeywords = remember((context) =>
  schemaObjects(context).flatMap(({ document, schema, pointer }) => {
    const name = schema["format"]
    const isKeyword = typeof name === "string" && !pointer.endsWith("/properties") && typeof schema["type"] === "string"
    return isKeyword && document.kind === "form" && !standardFormats.has(name)
      ? [{ document, pointer: within(pointer, "format"), name }]
      : []
  }),
)
