import type { Properties } from "../../model/definitions"
import type { Json, JsonSchema } from "../../model/documents"
import { mapObjects, mapRecord } from "../../model/json"

/** Puts option shapes that have a name (`shape("button", {...})`) aside, each once, and a reference in their place. */
export interface ShapeCollector {
  readonly definitions: Properties
  /** @throws where one name means two shapes */
  collect(schema: JsonSchema): JsonSchema
  /** Of an object schema: its properties without named shapes, and the names of those that are required. */
  collectProperties(schema: JsonSchema): { readonly properties: Properties; readonly required: readonly string[] }
}

export function createShapeCollector(): ShapeCollector {
  const definitions: Record<string, JsonSchema> = {}

  const collect = (value: Json): Json =>
    mapObjects(value, (object) => {
      const plain = mapRecord(object, collect)
      const { title, ...shape } = plain
      if (typeof title !== "string") return plain
      const known = definitions[title]
      if (known && JSON.stringify(known) !== JSON.stringify(shape))
        throw new Error(`Two option shapes are called ${title}: give one of them another name`)
      definitions[title] = shape
      return { $ref: `#/definitions/${title}` }
    })

  const collectSchema = (schema: JsonSchema) => collect(schema) as JsonSchema
  return {
    definitions,
    collect: collectSchema,
    collectProperties({ properties = {}, required = [] }) {
      return { properties: collect(properties) as Properties, required }
    },
  }
}
