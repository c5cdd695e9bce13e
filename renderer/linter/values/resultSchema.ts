/** What is known of the result of an operator before anything runs. */
import type { Json } from "../../model/documents"
import { isList, isObject, mapRecord } from "../../model/json"
import { isPath, isText } from "../json"
import { anything, type Schema } from "../jsonSchema/schema"
import { schemaOfValue, typesOf } from "../jsonSchema/values"
import { parseOperator, type WrittenOperator } from "./written"

/** Schema of a `$path`; undefined where nothing is known. */
export type ReadSchema = (path: string) => Schema | undefined

/** Schema of any value as written. */
export function schemaOfWritten(value: Json | undefined, read: ReadSchema): Schema {
  if (value === undefined) return anything
  if (isPath(value)) return read(value) ?? anything
  const operator = parseOperator(value)
  if (operator) return resultSchema(operator, read)
  if (isList<Json>(value)) return { type: "array", items: itemsOfWritten(value, read) }
  return isObject(value) ? objectOf(value, read) : schemaOfValue(value)
}

/** A list that is written out holds what it holds. */
const itemsOfWritten = (items: readonly Json[], read: ReadSchema): Schema =>
  items.length > 0 && items.every((item) => typeof item === "number" || (isText(item) && !isPath(item)))
    ? { enum: items }
    : together(items.map((item) => schemaOfWritten(item, read)))

function resultSchema({ name, definition, operands }: WrittenOperator, read: ReadSchema): Schema {
  const schemas = operands.map(({ value }) => schemaOfWritten(value, read))
  const [first = anything, second = anything] = schemas
  switch (definition.gives) {
    case "number":
      return { ...numberOf(name, schemas), ...unitOf(name, schemas) }
    case "integer":
      return { type: "integer" }
    case "text":
      return { type: "string" }
    case "date":
      return { type: "string", ...(first.format === undefined ? {} : { format: first.format }) }
    case "operands":
      return together(name === "if" ? schemas.slice(1) : schemas)
    case "items":
      return first.items ?? anything
    case "list":
      return first
    case "property":
      return { type: "array", items: propertyOf(first.items, operands[1]?.value) }
    case "code":
      return read(`$@codes.${String(operands[0]?.value)}.${String(operands[2]?.value)}`) ?? anything
    case "codes":
      return { type: "array", items: read(`$@codes.${String(operands[0]?.value)}.code`) ?? second }
    case "object":
      return isObject(operands[0]?.value) ? objectOf(operands[0].value, read) : anything
  }
}

const objectOf = (fields: Readonly<Record<string, Json>>, read: ReadSchema): Schema => ({
  type: "object",
  properties: mapRecord(fields, (field) => schemaOfWritten(field, read)),
  additionalProperties: false,
})

const propertyOf = (items: Schema = anything, name: Json | undefined): Schema =>
  (isText(name) ? items.properties?.[name] : undefined) ?? anything

const withoutFraction: ReadonlySet<string> = new Set(["sum", "difference", "product", "negate", "min", "max"])

const isWhole = (schema: Schema): boolean => (schema.items ?? schema).type === "integer"
const isNumberValue = (schema: Schema): boolean => typesOf(schema.items ?? schema).has("object")

/** A number value by a number value is how often the one goes into the other. */
const isRatioOf = (name: string, [, divisor]: readonly Schema[]): boolean =>
  name === "quotient" && divisor !== undefined && isNumberValue(divisor)

function numberOf(name: string, schemas: readonly Schema[]): Schema {
  if (isRatioOf(name, schemas)) return { type: "number" }
  if (schemas.some(isNumberValue)) return schemas.find(isNumberValue) ?? anything
  return { type: withoutFraction.has(name) && schemas.every(isWhole) ? "integer" : "number" }
}

const unitIn = (schema: Schema): string | undefined => {
  const { unit } = schema.items ?? schema
  return isText(unit) ? unit : undefined
}

/** Units that a schema or the schema of a list's items names. */
export const unitsOf = (schemas: readonly Schema[]): readonly string[] => [
  ...new Set(schemas.flatMap((schema) => unitIn(schema) ?? [])),
]

function unitOf(name: string, schemas: readonly Schema[]): { readonly unit?: string } {
  const units = unitsOf(name === "quotient" || name === "round" ? schemas.slice(0, 2) : schemas)
  const isRatio = name === "quotient" && schemas[1] !== undefined && unitIn(schemas[1]) !== undefined
  const [unit] = units
  return unit === undefined || units.length > 1 || isRatio ? {} : { unit }
}

/** One schema for values that may come from several places. */
export function together(schemas: readonly Schema[]): Schema {
  const [first = anything, ...others] = schemas
  const types = new Set(schemas.flatMap((schema) => (schema.type === undefined ? [] : [schema.type].flat())))
  const isPlain =
    types.size === 1 && schemas.every(({ enum: list, const: only, type }) => type && !list && only === undefined)
  return others.length === 0 || (isPlain && schemas.every(({ properties, items }) => !properties && !items))
    ? first
    : { anyOf: schemas }
}
