import type { Json } from "../../model/documents"
import { isList, maxDepth } from "../../model/json"
import { jsonType, shown } from "../json"
import { keepFor } from "../keepFor"
import { anything, type Schema } from "./schema"

/** JSON types that a value of this schema can have; empty where the schema does not say. `integer` counts as `number`. */
export const typesOf = keepFor((schema: Schema): ReadonlySet<string> => {
  const stated = [schema.type ?? []].flat()
  const listed = [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])].map(jsonType)
  const nested = alternativesOf(schema).map(typesOf)
  if (nested.some((types) => types.size === 0)) return new Set(stated.map(plainType))
  const all = stated.length > 0 ? stated : [...listed, ...nested.flatMap((types) => [...types])]
  return new Set(all.map(plainType))
})

/** Types other than null: an answer may always be missing. */
export const filledTypesOf = (schema: Schema): readonly string[] =>
  [...typesOf(schema)].filter((type) => type !== "null")

const alternativesOf = ({ anyOf = [], oneOf = [] }: Schema): readonly Schema[] => [...anyOf, ...oneOf]

/** Whether the pattern of a text says that it is written like a number. */
export function readsAsNumber({ pattern }: Schema): boolean {
  if (pattern === undefined) return false
  const expression = new RegExp(pattern, "u")
  return expression.test("10") && !expression.test("x")
}

export const plainType = (type: string): string => (type === "integer" ? "number" : type)

/** The values that a schema allows, where it lists them; `anyOf` of lists counts. */
export function allowedValues(schema: Schema): readonly Json[] | undefined {
  // A box that must be ticked can be seen unticked.
  if (schema.const !== undefined) return schema.const === true ? [true, false] : [schema.const]
  if (schema.enum !== undefined) return schema.enum
  if (schema.type === "boolean") return [true, false]
  const lists = alternativesOf(schema).map((branch) => (branch.type === "null" ? [null] : allowedValues(branch)))
  return lists.length > 0 && lists.every((list) => list !== undefined) ? lists.flat() : undefined
}

/** The values that a place can hold, of a list those of its items, as texts; null is nothing and not among them. */
export function valuesOf(schema: Schema): readonly string[] {
  const items = schema.type === "array" ? (schema.items ?? anything) : schema
  return (allowedValues(items) ?? []).filter((value) => value !== null).map(shown)
}

/** Schema of a literal, as far as one example tells. */
export function schemaOfValue(value: Json | undefined, depth = 0): Schema {
  if (value === null || value === undefined || depth > maxDepth) return anything
  if (isList(value)) return { type: "array", items: schemaOfValue(value[0], depth + 1) }
  if (typeof value !== "object") return { type: typeof value }
  const properties = Object.entries(value).map(([name, child]) => [name, schemaOfValue(child, depth + 1)])
  return { type: "object", properties: Object.fromEntries(properties), additionalProperties: properties.length === 0 }
}
