import type { Json } from "../../model/documents"
import { isList, isObject, mapRecord } from "../../model/json"
import type { Schema } from "./schema"

/**
 * A schema whose plain texts carry what samples show of them (`examples`). Schemas of answers often say of a day or a name no
 * more than that it is a text, as they do of a decimal; the examples tell which of them it is.
 */
export function withExamples(schema: Schema, shown: readonly Json[]): Schema {
  const { properties, items } = schema
  if (properties !== undefined) {
    const records = shown.filter(isObject)
    const valuesOf = (name: string) => records.map((record) => record[name] ?? null).filter((value) => value !== null)
    return { ...schema, properties: mapRecord(properties, (child, name) => withExamples(child, valuesOf(name))) }
  }
  if (items !== undefined)
    return {
      ...schema,
      items: withExamples(
        items,
        shown.flatMap((list) => (isList<Json>(list) ? list : [])),
      ),
    }
  const { anyOf = [] } = schema
  const [filled, ...others] = anyOf.filter(({ type }) => type !== "null")
  // Of several the examples do not say whose they are.
  if (filled !== undefined && others.length === 0)
    return { ...schema, anyOf: anyOf.map((child) => (child === filled ? withExamples(child, shown) : child)) }
  return isPlainText(schema) && shown.length > 0 ? { ...schema, examples: shown } : schema
}

const isPlainText = ({ type, format, pattern, enum: listed }: Schema): boolean =>
  [type].flat().includes("string") && format === undefined && pattern === undefined && listed === undefined
