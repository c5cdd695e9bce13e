import { parsePath } from "./compileValue"
import { isRecord, toRecord } from "./context"

/** How well a value fits one branch of an `anyOf`: 0 not at all, 3 exactly. The first of the best branches is taken. */
export function fitOf(branch: unknown, value: unknown): number {
  const schema = toRecord(branch)
  if (typeof schema["$ref"] === "string") return fitOfReference(schema["$ref"].slice("#/definitions/".length), value)
  if ("const" in schema) return schema["const"] === value ? 3 : 0
  if (Array.isArray(schema["enum"])) return schema["enum"].includes(value) ? 3 : 0
  const branches = schema["anyOf"] ?? schema["oneOf"]
  if (Array.isArray(branches)) return Math.max(0, ...branches.map((inner) => fitOf(inner, value)))
  const type = schema["type"] ?? (schema["properties"] ? "object" : undefined)
  if (type === undefined) return 1
  if (![type].flat().includes(typeOf(value))) return type === "number" && typeOf(value) === "integer" ? 2 : 0
  if (typeof value === "string") return parsePath(value) ? 1 : 2
  return Array.isArray(value) ? fitOfItems(schema, value) : isRecord(value) ? fitOfProperties(schema, value) : 3
}

function fitOfReference(name: string, value: unknown): number {
  if (name === "value") return typeof value === "string" && parsePath(value) ? 3 : 1
  if (name === "condition") return isRecord(value) && Object.keys(value).length === 1 ? 2 : 0
  if (name === "actions") return holds(value, "do") ? 3 : 0
  if (name === "blocks" || name === "template") return holds(value, "widget") ? 3 : 0
  return typeof value === "string" ? (parsePath(value) ? 1 : 2) : 0
}

const holds = (value: unknown, name: string): boolean =>
  Array.isArray(value) ? value.every((item) => isRecord(item) && name in item) : isRecord(value) && name in value

function fitOfItems({ items }: Readonly<Record<string, unknown>>, value: readonly unknown[]): number {
  if (!isRecord(items) || value.length === 0) return 2
  return Math.min(...value.map((item) => fitOf(items, item)))
}

/** An object fits when it has what is required and nothing that is unknown. */
function fitOfProperties(schema: Readonly<Record<string, unknown>>, value: Readonly<Record<string, unknown>>): number {
  const properties = toRecord(schema["properties"])
  const required = Array.isArray(schema["required"]) ? schema["required"] : []
  if (!required.every((name) => typeof name === "string" && name in value)) return 0
  const strangers = Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
  if (strangers.length > 0 && schema["additionalProperties"] === false) return 0
  return strangers.length > 0 || Object.keys(properties).length === 0 ? 2 : 3
}

function typeOf(value: unknown): string {
  if (value === null) return "null"
  if (Array.isArray(value)) return "array"
  return Number.isInteger(value) ? "integer" : typeof value
}
