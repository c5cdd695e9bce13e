import type { Json, JsonSchema } from "../../model/documents"
import { isObject } from "../../model/json"
import { annotations } from "../../model/schemaAnnotations"

/** The keywords of a schema itself that are no annotations: two schemas that judge alike are alike. What is inside stays as it is. */
export const decidingKeywords = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !annotations.has(keyword)))

/**
 * Schemas of the properties of an object each of which is judged alone; undefined where the schema says more than
 * that, such as `required`, `allOf` or references to what stands elsewhere in it.
 */
export function ownProperties(schema: JsonSchema): Readonly<Record<string, JsonSchema>> | undefined {
  const { type, properties, ...more } = decidingKeywords(schema)
  if (type !== "object" || properties === undefined || Object.keys(more).length > 0) return undefined
  const isAlone = Object.values<Json>(properties).every(isObject) && !JSON.stringify(properties).includes('"$ref"')
  // ajv does not judge it either.
  const { ["__proto__"]: _ignored, ...judged } = properties as Readonly<Record<string, JsonSchema>>
  return isAlone ? judged : undefined
}
