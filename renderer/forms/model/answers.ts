import type { Json, JsonSchema } from "../../model/documents"
import { hasType, limitOf } from "./schema"

/** True for what a customer would call filled in. */
export function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false
  return !Array.isArray(value) || value.length > 0
}

const wholeAndLong = /^\d{16,}$/
const readable = /^[+-]?\d{1,15}(\.\d{1,15})?$/

/**
 * The typed value of a text: numbers for number schemas once they can be read, the text itself until then. What has too
 * many digits for a number is the greatest of all where the schema has a limit that refuses it.
 */
export function toTyped(text: string, schema: JsonSchema): unknown {
  if (text === "") return undefined
  if (hasType(schema, "string") || !(hasType(schema, "integer") || hasType(schema, "number"))) return text
  if (wholeAndLong.test(text) && limitOf(schema, "maximum") !== undefined) return Number.MAX_SAFE_INTEGER
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
