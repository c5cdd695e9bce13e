import type { Json, JsonSchema } from "../../model/documents"
import { hasType } from "./schema"

/** True for what a customer would call filled in. */
export function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false
  return !Array.isArray(value) || value.length > 0
}

const readable = /^[+-]?\d{1,15}(\.\d{1,15})?$/

/** The typed value of a text: numbers for number schemas once they can be read, the text itself until then. */
export function toTyped(text: string, schema: JsonSchema): unknown {
  if (text === "") return undefined
  if (hasType(schema, "string") || !(hasType(schema, "integer") || hasType(schema, "number"))) return text
  return readable.test(text) ? Number(text) : text
}

/** A plain copy of what a model holds; undefined becomes null, so that an emptied answer stays emptied. */
export function toJson(value: unknown): Json {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toJson(part)]))
  }
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : String(value)
}
