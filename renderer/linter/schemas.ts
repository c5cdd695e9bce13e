import { posix } from "node:path"
import type { JsonSchema } from "../model/documents"
import type { DocumentSet } from "../compiler/types"
import { deepest, fieldsOf, isFields, listOf, ownField, shown, textOf, textsOf } from "./json"

/** Schema of which nothing is known: everything below it is allowed. */
export const anything: JsonSchema = Object.freeze({})

/** Value at a JSON pointer, or undefined. */
export function valueAt(value: unknown, pointer: string): unknown {
  const segments = pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"))
  return segments.reduce<unknown>(
    (current, segment) => (Array.isArray(current) ? current[Number(segment)] : ownField(current, segment)),
    value,
  )
}

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
  return { schema: root === undefined ? undefined : valueAt(root, pointer), home: { ...home, file: path, root } }
}

/** The schema with every `$ref` replaced by its target; a reference that is broken or runs in a circle gives `anything`. */
export function expandSchema(home: SchemaHome, schema: unknown, open: readonly string[] = []): JsonSchema {
  if (!isFields(schema) || open.length > deepest) return anything
  const reference = textOf(schema["$ref"])
  if (reference !== undefined) {
    const key = `${home.file}|${reference}`
    if (open.includes(key)) return anything
    const target = followReference(home, reference)
    return expandSchema(target.home, target.schema, [...open, key])
  }
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, expandKeyword(home, [name, value], [...open, ""])]),
  )
}

const schemaMaps = new Set(["properties", "patternProperties", "definitions", "$defs"])
const schemaLists = new Set(["allOf", "anyOf", "oneOf"])

function expandKeyword(home: SchemaHome, [name, value]: readonly [string, unknown], open: readonly string[]): unknown {
  const expand = (schema: unknown) => expandSchema(home, schema, open)
  if (schemaMaps.has(name))
    return Object.fromEntries(Object.entries(fieldsOf(value)).map(([key, schema]) => [key, expand(schema)]))
  if (schemaLists.has(name)) return listOf(value).map(expand)
  const isSchema = name === "items" || name === "additionalProperties" || name === "not"
  if (isSchema) return Array.isArray(value) ? value.map(expand) : isFields(value) ? expand(value) : value
  return value
}

const branches = (schema: JsonSchema): readonly JsonSchema[] =>
  [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"]), ...listOf(schema["allOf"])].filter(isFields)

export type Step =
  | { readonly kind: "known"; readonly schema: JsonSchema }
  | { readonly kind: "missing"; readonly known: readonly string[] }

/** Schema of one property or item of a value with this schema. */
export function stepInto(schema: JsonSchema, segment: string): Step {
  const direct = stepDirectly(schema, segment)
  if (direct.kind === "known") return direct
  const steps = branches(schema).map((branch) => stepInto(branch, segment))
  const found = steps.find((step) => step.kind === "known")
  if (found !== undefined) return found
  return {
    kind: "missing",
    known: [...direct.known, ...steps.flatMap((step) => (step.kind === "missing" ? step.known : []))],
  }
}

function stepDirectly(schema: JsonSchema, segment: string): Step {
  const items = schema["items"]
  if (/^\d+$/.test(segment) && (isFields(items) || typesOf(schema).has("array")))
    return { kind: "known", schema: fieldsOf(items) }
  const properties = fieldsOf(schema["properties"])
  const found = ownField(properties, segment)
  if (found !== undefined) return { kind: "known", schema: fieldsOf(found) }
  const names = Object.keys(properties)
  const additional = schema["additionalProperties"]
  if (isFields(additional)) return { kind: "known", schema: additional }
  const open = names.length === 0 && branches(schema).length === 0 && additional !== false
  const mayBeObject = typesOf(schema).size === 0 || typesOf(schema).has("object")
  if (additional === true || (open && mayBeObject)) return { kind: "known", schema: anything }
  if (segment === "length" && (typesOf(schema).has("array") || typesOf(schema).has("string")))
    return { kind: "known", schema: { type: "integer" } }
  return { kind: "missing", known: names }
}

/** JSON types that a value of this schema can have; empty where the schema does not say. `integer` counts as `number`. */
export function typesOf(schema: JsonSchema): ReadonlySet<string> {
  const stated = typeof schema["type"] === "string" ? [schema["type"]] : textsOf(schema["type"])
  const fromEnum = [...listOf(schema["enum"]), ...("const" in schema ? [schema["const"]] : [])].map(jsonType)
  const alternatives = [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"])].filter(isFields)
  const nested = alternatives.map(typesOf)
  if (nested.some((types) => types.size === 0)) return new Set(stated.map(plainType))
  const all = stated.length > 0 ? stated : [...fromEnum, ...nested.flatMap((types) => [...types])]
  return new Set(all.map(plainType))
}

const plainType = (type: string): string => (type === "integer" ? "number" : type)

export function jsonType(value: unknown): string {
  if (value === null) return "null"
  return Array.isArray(value) ? "array" : typeof value
}

/** The values that a schema allows, where it lists them; `anyOf` of lists counts. */
export function allowedValues(schema: JsonSchema): readonly unknown[] | undefined {
  // A box that must be ticked can be seen unticked.
  if ("const" in schema) return schema["const"] === true ? [true, false] : [schema["const"]]
  if (Array.isArray(schema["enum"])) return schema["enum"]
  if (schema["type"] === "boolean") return [true, false]
  const alternatives = [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"])].filter(isFields)
  const lists = alternatives.map((branch) => (branch["type"] === "null" ? [null] : allowedValues(branch)))
  return lists.length > 0 && lists.every((list) => list !== undefined) ? lists.flat() : undefined
}

/** The values that a place can hold, of a list those of its items, as texts; null is nothing and not among them. */
export function valuesOf(schema: JsonSchema): readonly string[] {
  const items = schema["type"] === "array" ? fieldsOf(schema["items"]) : schema
  return (allowedValues(items) ?? []).filter((value) => value !== null).map(shown)
}

/** Schema of a literal, as far as one example tells. */
export function schemaOfValue(value: unknown, depth = 0): JsonSchema {
  if (value === null || value === undefined || depth > deepest) return anything
  if (Array.isArray(value))
    return { type: "array", items: value.length === 0 ? anything : schemaOfValue(value[0], depth + 1) }
  if (!isFields(value)) return { type: typeof value }
  const properties = Object.entries(value).map(([name, child]) => [name, schemaOfValue(child, depth + 1)])
  return { type: "object", properties: Object.fromEntries(properties), additionalProperties: properties.length === 0 }
}
