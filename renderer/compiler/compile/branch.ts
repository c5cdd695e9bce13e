import { operatorIn } from "../../expressions/values/definitions"
import type { Json, JsonSchema } from "../../model/basics"
import { isList, isObject, schemaTypeOf } from "../../model/json"
import { parsePath } from "./compileValue"

/** The schema of an `anyOf` that a value fits best; of those that fit alike, the first. */
export function bestBranch(branches: readonly JsonSchema[], value: Json): JsonSchema {
  const fits = branches.map((branch) => fitOf(branch, value))
  return branches[fits.indexOf(Math.max(...fits))] ?? {}
}

/** How well a value fits one branch of an `anyOf`: 0 not at all, 3 exactly. */
function fitOf(schema: JsonSchema, value: Json): number {
  if (schema.$ref !== undefined) return fitOfReference(schema.$ref.slice("#/definitions/".length), value)
  if (schema.const !== undefined) return schema.const === value ? 3 : 0
  if (schema.enum) return schema.enum.includes(value) ? 3 : 0
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return Math.max(0, ...branches.map((inner) => fitOf(inner, value)))
  const type = schema.type ?? (schema.properties ? "object" : undefined)
  if (type === undefined) return 1
  const found = schemaTypeOf(value)
  if (![type].flat().includes(found)) return type === "number" && found === "integer" ? 2 : 0
  if (typeof value === "string") return parsePath(value) ? 1 : 2
  return isList(value) ? fitOfItems(schema, value) : isObject(value) ? fitOfProperties(schema, value) : 3
}

function fitOfReference(name: string, value: Json): number {
  if (name === "value" && operatorIn(value)) return 4
  if (name === "value") return typeof value === "string" && parsePath(value) ? 3 : 1
  if (name === "condition") return isObject(value) && Object.keys(value).length === 1 ? 2 : 0
  if (name === "actions") return holds(value, "do") ? 3 : 0
  if (name === "blocks" || name === "template") return holds(value, "widget") ? 3 : 0
  return typeof value === "string" ? (parsePath(value) ? 1 : 2) : 0
}

const holds = (value: Json, name: string): boolean =>
  isList(value) ? value.every((item) => isObject(item) && name in item) : isObject(value) && name in value

function fitOfItems({ items }: JsonSchema, value: readonly Json[]): number {
  if (items === undefined || isList(items) || value.length === 0) return 2
  return Math.min(...value.map((item) => fitOf(items, item)))
}

/** An object fits when it has what is required and nothing that is unknown. */
function fitOfProperties(schema: JsonSchema, value: Readonly<Record<string, Json>>): number {
  const { properties = {}, required = [], additionalProperties } = schema
  if (!required.every((name) => name in value)) return 0
  const strangers = Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
  if (strangers.length > 0 && additionalProperties === false) return 0
  return strangers.length > 0 || Object.keys(properties).length === 0 ? 2 : 3
}
