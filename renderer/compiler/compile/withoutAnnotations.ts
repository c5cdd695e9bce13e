import type { Json } from "../../model/documents"
import { isObject, mapObjects, mapRecord } from "../../model/json"
import { annotations } from "../../model/schemaAnnotations"

/** Keywords whose value maps names to schemas: a property may well be called `title`. */
const maps = new Set(["properties", "patternProperties"])

/** A schema with what decides and nothing else. */
export function withoutAnnotations(schema: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const decisive = Object.entries(schema).filter(([keyword]) => !annotations.has(keyword) && keyword !== "definitions")
  return mapRecord(Object.fromEntries(decisive), (value, keyword) =>
    maps.has(keyword) && isObject(value) ? mapRecord(value, bare) : bare(value),
  )
}

const bare = (value: Json): Json => mapObjects(value, withoutAnnotations)
