import { isRecord } from "../../domain/json"

/** A value without all properties of these names, however deep. */
export function without(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((part) => without(part, names))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (names.includes(key) ? [] : [[key, without(part, names)]])),
  )
}
