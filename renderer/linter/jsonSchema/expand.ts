import { posix } from "node:path"
import type { DocumentSet } from "../../compiler/types"
import { isFields, isText, maxDepth, valueAt } from "../json"
import { anything, type Schema } from "./schema"

export interface SchemaHome {
  readonly set: Pick<DocumentSet, "shared">
  /** File that the schema stands in: `$ref` is relative to it. */
  readonly file: string
  /** What `#/...` points into. */
  readonly root: unknown
}

/** Target of a `$ref`, with the home that its own references are relative to. */
export function followReference(
  home: SchemaHome,
  reference: string,
): { readonly schema: unknown; readonly home: SchemaHome } {
  const [file = "", pointer = ""] = reference.split("#")
  if (file === "") return { schema: valueAt(home.root, pointer), home }
  const path = posix.normalize(posix.join(posix.dirname(home.file), file))
  const root = home.set.shared.get(path) ?? home.set.shared.get(file)
  return { schema: valueAt(root, pointer), home: { ...home, file: path, root } }
}

type Expand = (value: unknown) => Schema

const toMap = (value: unknown, expand: Expand): Schema["properties"] =>
  Object.fromEntries(Object.entries(isFields(value) ? value : {}).map(([name, schema]) => [name, expand(schema)]))
const toList = (value: unknown, expand: Expand) => (Array.isArray(value) ? value.map(expand) : [])
const toItems = (value: unknown, expand: Expand) => (Array.isArray(value) ? anything : expand(value))
const toTexts = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : [])

/** What keywords hold once they are expanded; every other keyword stays as it is. Shared files are judged by nobody else. */
const keywords: Readonly<Record<string, (value: unknown, expand: Expand) => unknown>> = {
  properties: toMap,
  patternProperties: toMap,
  definitions: () => ({}),
  allOf: toList,
  anyOf: toList,
  oneOf: toList,
  items: toItems,
  not: (value, expand) => expand(value),
  additionalProperties: (value, expand) => (isFields(value) ? expand(value) : value),
  type: (value) => (isText(value) ? value : toTexts(value)),
  required: toTexts,
  enum: (value) => (Array.isArray(value) ? value : undefined),
}

/** The schema with every `$ref` replaced by its target; a reference that is broken or runs in a circle gives `anything`. */
export function expandSchema(home: SchemaHome, schema: unknown, open: readonly string[] = []): Schema {
  if (!isFields(schema) || open.length > maxDepth) return anything
  const reference = schema["$ref"]
  if (isText(reference)) {
    const key = `${home.file}|${reference}`
    if (open.includes(key)) return anything
    const target = followReference(home, reference)
    return expandSchema(target.home, target.schema, [...open, key])
  }
  const above = [...open, ""]
  const expand: Expand = (inner) => expandSchema(home, inner, above)
  const entries = Object.entries(schema).map(
    ([name, value]) => [name, Object.hasOwn(keywords, name) ? keywords[name]?.(value, expand) : value] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
