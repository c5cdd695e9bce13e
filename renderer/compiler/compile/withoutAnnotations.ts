import type { JsonSchema } from "../../model/documents"
import { isRecord } from "../../model/json"

const annotations = new Set([
  "$id",
  "$schema",
  "$comment",
  "title",
  "description",
  "default",
  "examples",
  "definitions",
])
/** Keywords whose value maps names to schemas: a property may well be called `title`. */
const maps = new Set(["properties", "patternProperties"])

/** A schema with what decides and nothing else. */
export function withoutAnnotations(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => !annotations.has(keyword))
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, maps.has(keyword) ? bareMap(value) : bare(value)]))
}

const bareMap = (value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, bare(schema)])) : value

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  return isRecord(value) ? withoutAnnotations(value) : value
}
