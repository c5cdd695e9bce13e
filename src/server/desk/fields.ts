import { type DocumentSet, followReference, type LoadedDocument } from "../../../renderer/compiler"
import type { AskedField } from "../../domain/workshop"
import { isRecord, recordOf } from "../../domain/json"
import { within } from "../../../renderer/pointers"
import { choicesOf, listCodedFields, readTokens } from "./codedFields"
import { listShownFields } from "./shownFields"

type Schema = Readonly<Record<string, unknown>>

/** A schema with the place that it is written at. */
interface WrittenSchema {
  readonly file: string
  readonly pointer: string
  readonly schema: Schema
}

type Table = LoadedDocument<"codes">

/** A document that schemas stand in. */
interface Held {
  readonly file: string
  readonly document: unknown
}

/** Every value that has a name: fields of forms by their label, other properties by the title of their schema or by their codes. */
export function listFields(set: DocumentSet): readonly AskedField[] {
  const fields = listed.get(set) ?? fieldsOf(set)
  listed.set(set, fields)
  return fields
}

/** Several views ask for those of the same documents. */
const listed = new WeakMap<DocumentSet, readonly AskedField[]>()

function fieldsOf(set: DocumentSet): readonly AskedField[] {
  const holders: readonly Held[] = [
    ...[...set.shared].map(([file, document]) => ({ file, document })),
    ...set.all("call").map(({ file, document }) => ({ file, document })),
  ]
  const tables = tablesByName(set, holders)
  const asked = set.all("form").flatMap(({ file, document }) => {
    const schemas = schemasIn(file, document.schema, "/schema")
    return fieldsIn(document.ui).map((field) => {
      const name = String(field["field"])
      const written = followed(set, schemas.get(name))
      const table = tableNamed(set, written) ?? tables.get(name)
      const coded = table && { codes: table.file, known: choicesOf(table.document.codes, set) }
      return describeField(file, field, { ...(written && { written }), ...coded })
    })
  })
  const titled = holders.flatMap(({ file, document }) =>
    [...schemasIn(file, document)].flatMap(([field, written]) => {
      const label = written.schema["title"]
      return typeof label === "string" ? [describeField(file, { field, label }, { written })] : []
    }),
  )
  const known = [...[...asked, ...titled].map((field) => inWords(field, set)), ...listCodedFields(set)]
  return [...known, ...listShownFields(set, known)]
}

/** As customers read it, who do not see `{{co.name}}`. */
const inWords = (field: AskedField, set: DocumentSet): AskedField => ({
  ...field,
  label: readTokens(field.label, set),
  choices: field.choices.map((choice) => ({ ...choice, label: readTokens(choice.label, set) })),
})

/** Where a schema that refers to another stands in truth. */
function followed(set: DocumentSet, written: WrittenSchema | undefined): WrittenSchema | undefined {
  const reference = written?.schema["$ref"]
  if (written === undefined || typeof reference !== "string") return written
  const home = { file: written.file, shared: set.shared, root: set.shared.get(written.file) ?? null }
  const { schema, home: there } = followReference(home, reference)
  return isRecord(schema) ? { file: there.file, pointer: reference.split("#")[1] ?? "", schema } : undefined
}

/** The table that a schema names for its value, or for each of a list. */
function tableNamed(set: DocumentSet, written: WrittenSchema | undefined): Table | undefined {
  const { codes = recordOf(written?.schema["items"])["codes"] } = written?.schema ?? {}
  return typeof codes === "string" ? set.find("codes", codes) : undefined
}

/** Tables of codes, by the name of the property that has one of them. */
function tablesByName(set: DocumentSet, holders: readonly Held[]): ReadonlyMap<string, Table> {
  const tables = new Map(set.all("codes").map((table) => [table.id, table]))
  const found = new Map<string, Table>()
  const walk = (node: unknown) => {
    if (typeof node !== "object" || node === null) return
    for (const [name, schema] of Object.entries(recordOf(recordOf(node)["properties"]))) {
      const { codes = recordOf(recordOf(schema)["items"])["codes"] } = recordOf(schema)
      const table = typeof codes === "string" ? tables.get(codes) : undefined
      if (table && !found.has(name)) found.set(name, table)
    }
    Object.values(node).forEach(walk)
  }
  for (const { document } of holders) walk(document)
  return found
}

/** Schemas by the name of their property, wherever they stand. */
function schemasIn(file: string, value: unknown, at = ""): ReadonlyMap<string, WrittenSchema> {
  const found = new Map<string, WrittenSchema>()
  const walk = (node: unknown, pointer: string) => {
    if (typeof node !== "object" || node === null) return
    for (const key of ["properties", "definitions"])
      for (const [name, schema] of Object.entries(recordOf(recordOf(node)[key])))
        if (isRecord(schema) && !found.has(name)) found.set(name, { file, pointer: within(pointer, key, name), schema })
    for (const [key, part] of Object.entries(node)) walk(part, within(pointer, key))
  }
  walk(value, at)
  return found
}

function fieldsIn(node: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(fieldsIn)
  if (!isRecord(node)) return []
  const own = typeof node["field"] === "string" && typeof node["label"] === "string" ? [node] : []
  return [...own, ...Object.values(node).flatMap(fieldsIn)]
}

interface Described {
  readonly written?: WrittenSchema
  /** File of the table that names its values, and what it calls them. */
  readonly codes?: string
  readonly known?: AskedField["choices"]
}

const labelIn = (known: AskedField["choices"], value: unknown): string | undefined =>
  known.find((one) => one.value === value)?.label

function describeField(
  file: string,
  { field, label, options, yes = "はい", no = "いいえ" }: Readonly<Record<string, unknown>>,
  { written: at, codes, known = [] }: Described,
): AskedField {
  const schema = at?.schema
  const isList = schema?.["type"] === "array"
  const written = Array.isArray(options) ? options.filter(isRecord) : []
  const items = isList && isRecord(schema["items"]) ? schema["items"] : schema
  const listed = Array.isArray(items?.["enum"]) ? (items["enum"] as readonly unknown[]) : []
  const labels: Readonly<Record<string, unknown>> = { YES: yes, NO: no }
  const choices =
    written.length > 0
      ? written.map((one) => ({ value: one["value"], label: String(one["label"] ?? one["value"]) }))
      : listed.map((value) => ({ value, label: labelIn(known, value) ?? String(labels[String(value)] ?? value) }))
  return {
    file,
    field: String(field),
    label: String(label),
    type: typeOf(schema),
    choices,
    ...(at === undefined ? {} : { schema: { file: at.file, pointer: at.pointer } }),
    ...(codes === undefined ? {} : { codes }),
  }
}

function typeOf(schema: Schema | undefined): AskedField["type"] {
  const type = [schema?.["type"]].flat().find((one) => one !== "null")
  if (type === "integer" || type === "number") return "number"
  if (type === "array") return "list"
  if (type === "boolean") return "flag"
  return /date/.test(String(schema?.["format"] ?? "")) ? "date" : "text"
}
