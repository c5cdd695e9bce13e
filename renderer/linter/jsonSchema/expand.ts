import type { Json, JsonSchema } from "../../model/documents"
import { isList, isObject, mapRecord, propertiesIn } from "../../model/json"
import { isText } from "../json"
import { asSchema, type Schema } from "./schema"

/** What a code table lists, where there is one of this name. */
type CodesOf = (table: string) => readonly Json[] | undefined

type Expand = (value: Json) => Json

const toTexts = (value: Json): Json => (isList(value) ? value.filter(isText) : [])

/** What keywords hold once they are expanded; every other keyword stays as it is. Shared files are judged by nobody else. */
function keywordsBy(expand: Expand): Readonly<Record<string, (value: Json) => Json | undefined>> {
  const toMap = (value: Json): Json => mapRecord(propertiesIn(value), expand)
  const toList = (value: Json): Json => (isList(value) ? value.map(expand) : [])
  return {
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
}

function expander(codesOf: CodesOf): Expand {
  const keywords = keywordsBy(expand)
  return expand

  function expand(schema: Json): Json {
    if (!isObject(schema)) return {}
    const entries = Object.entries(schema).flatMap(([name, value]) => {
      const expanded = Object.hasOwn(keywords, name) ? keywords[name]?.(value) : value
      return expanded === undefined ? [] : [[name, expanded] as const]
    })
    const { codes, enum: own } = schema
    // A schema that lists values itself takes no others, whatever else the table has.
    const listed = isText(codes) && own === undefined ? codesOf(codes) : undefined
    return { ...Object.fromEntries(entries), ...(listed && { enum: written(listed, [schema["type"] ?? []].flat()) }) }
  }
}

/** Codes of a table in the type that the value has: one table may serve `1` and `"1"`. */
function written(codes: readonly Json[], types: readonly Json[]): readonly Json[] {
  const isTextual = types.includes("string") && !types.includes("integer")
  const isNumber = types.includes("integer") && !types.includes("string")
  const all = codes.map((code) => (isTextual ? String(code) : isNumber ? Number(code) : code))
  return types.includes("null") ? [...all, null] : all
}

/**
 * A schema without references whose keywords hold what draft-07 asks for; what does not is `anything`. What a code table
 * says of the value stands in it as `enum`, where the schema lists no values itself.
 */
export const expandSchema = (schema: JsonSchema, codesOf: CodesOf = () => undefined): Schema =>
  asSchema(expander(codesOf)(schema) as JsonSchema)
