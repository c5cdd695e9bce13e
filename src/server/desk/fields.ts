import type { DocumentSet } from "../../../renderer/compiler"
import type { AskedField } from "../../domain/workshop"
import { isRecord, recordOf } from "../../domain/json"

type Schema = Readonly<Record<string, unknown>>

/** Every value that has a name: fields of forms by their label, other properties of documents by the title of their schema. */
export function listFields(set: DocumentSet): readonly AskedField[] {
  const asked = set.all("form").flatMap(({ file, document }) => {
    const schemas = schemasIn(document.schema)
    return fieldsIn(document.ui).map((field) =>
      describeField(file, field, sharedSchema(set, schemas.get(String(field["field"])))),
    )
  })
  const titled = [
    ...[...set.shared].map(([file, document]) => ({ file, document })),
    ...set.all("call").map(({ file, document }) => ({ file, document })),
  ].flatMap(({ file, document }) =>
    [...schemasIn(document)].flatMap(([field, schema]) =>
      typeof schema["title"] === "string" ? [describeField(file, { field, label: schema["title"] }, schema)] : [],
    ),
  )
  return [...asked, ...titled]
}

/** What a schema refers to in a shared file, or itself. */
function sharedSchema({ shared }: DocumentSet, schema: Schema | undefined): Schema | undefined {
  const reference = schema?.["$ref"]
  if (typeof reference !== "string") return schema
  const [, file = "", name = ""] = /([^/]+)#\/definitions\/(.+)$/.exec(reference) ?? []
  const definitions = recordOf(recordOf(shared.get(`shared/${file}`))["definitions"])
  return recordOf(definitions[name])
}

/** Schemas by the name of their property, wherever they stand. */
function schemasIn(value: unknown): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>()
  const walk = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (!isRecord(node)) return
    for (const key of ["properties", "definitions"]) {
      const schemas = node[key]
      if (!isRecord(schemas)) continue
      for (const [name, schema] of Object.entries(schemas))
        if (isRecord(schema) && !found.has(name)) found.set(name, schema)
    }
    Object.values(node).forEach(walk)
  }
  walk(value)
  return found
}

function fieldsIn(node: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(fieldsIn)
  if (!isRecord(node)) return []
  const own = typeof node["field"] === "string" && typeof node["label"] === "string" ? [node] : []
  return [...own, ...Object.values(node).flatMap(fieldsIn)]
}

function describeField(
  file: string,
  { field, label, options, yes = "はい", no = "いいえ" }: Readonly<Record<string, unknown>>,
  schema: Schema | undefined,
): AskedField {
  const isList = schema?.["type"] === "array"
  const written = Array.isArray(options) ? options.filter(isRecord) : []
  const items = isList && isRecord(schema["items"]) ? schema["items"] : schema
  const listed = Array.isArray(items?.["enum"]) ? (items["enum"] as readonly unknown[]) : []
  const labels: Readonly<Record<string, unknown>> = { YES: yes, NO: no }
  const choices =
    written.length > 0
      ? written.map((one) => ({ value: one["value"], label: String(one["label"] ?? one["value"]) }))
      : listed.map((value) => ({ value, label: String(labels[String(value)] ?? value) }))
  return { file, field: String(field), label: String(label), type: typeOf(schema), choices }
}

function typeOf(schema: Schema | undefined): AskedField["type"] {
  const type = [schema?.["type"]].flat().find((one) => one !== "null")
  if (type === "integer" || type === "number") return "number"
  if (type === "array") return "list"
  if (type === "boolean") return "flag"
  return /date/.test(String(schema?.["format"] ?? "")) ? "date" : "text"
}
