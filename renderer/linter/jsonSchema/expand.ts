import type { Json, JsonSchema } from "../../model/documents"
import { isList, isObject, mapRecord } from "../../model/json"
import { isText } from "../json"
import { asSchema, type Schema } from "./schema"

const toMap = (value: Json): Json => (isObject(value) ? mapRecord(value, expand) : {})
const toList = (value: Json): Json => (isList(value) ? value.map(expand) : [])
const toTexts = (value: Json): Json => (isList(value) ? value.filter(isText) : [])

/** What keywords hold once they are expanded; every other keyword stays as it is. Shared files are judged by nobody else. */
const keywords: Readonly<Record<string, (value: Json) => Json | undefined>> = {
  properties: toMap,
  patternProperties: toMap,
  definitions: () => ({}),
  allOf: toList,
  anyOf: toList,
  oneOf: toList,
  items: (value) => (isList(value) ? {} : expand(value)),
  not: expand,
  additionalProperties: (value) => (typeof value === "boolean" ? value : expand(value)),
  type: (value) => (isText(value) ? value : toTexts(value)),
  required: toTexts,
  enum: (value) => (isList(value) ? value : undefined),
}

function expand(schema: Json): Json {
  if (!isObject(schema)) return {}
  const entries = Object.entries(schema).flatMap(([name, value]) => {
    const expanded = Object.hasOwn(keywords, name) ? keywords[name]?.(value) : value
    return expanded === undefined ? [] : [[name, expanded] as const]
  })
  return Object.fromEntries(entries)
}

/** A schema without references whose keywords hold what draft-07 asks for; what does not is `anything`. */
export const expandSchema = (schema: JsonSchema): Schema => asSchema(expand(schema) as JsonSchema)
