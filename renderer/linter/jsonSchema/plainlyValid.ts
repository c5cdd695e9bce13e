/** Tells most valid values without ajv, which first compiles a program for each schema: for one sample that takes far longer. */
import type { Json } from "../../model/documents"
import { type Fields, isList, isObject, schemaTypeOf } from "../../model/json"
import { isText } from "../json"
import { isRegularExpression, isSlowPattern } from "./patterns"

/** True where a value is valid for the keyword, for sure; false also where that is hard to tell. */
type KeywordTest = (wanted: Json, value: Json, schema: Fields) => boolean

const atLeast =
  (measure: (value: Json) => number | undefined): KeywordTest =>
  (wanted, value) =>
    typeof wanted === "number" && (measure(value) ?? wanted) >= wanted

const atMost =
  (measure: (value: Json) => number | undefined): KeywordTest =>
  (wanted, value) =>
    typeof wanted === "number" && (measure(value) ?? wanted) <= wanted

const characters = (value: Json) => (isText(value) ? [...value].length : undefined)
const items = (value: Json) => (isList(value) ? value.length : undefined)
const amount = (value: Json) => (typeof value === "number" ? value : undefined)

const isOfType: KeywordTest = (wanted, value) => {
  const types = [wanted].flat()
  return types.includes(schemaTypeOf(value)) || (typeof value === "number" && types.includes("number"))
}

const isSimple = (value: Json): boolean => typeof value !== "object" || value === null

/** Days that every month has. */
const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])`
const clock = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:Z|[+-](?:0\d|1[0-2]):[0-5]\d)`
/** All that ajv keywordTests here; of each what is right for sure. */
const formats: ReadonlyMap<Json, RegExp> = new Map([
  ["date", new RegExp(`^${day}$`)],
  ["time", new RegExp(`^${clock}$`)],
  ["date-time", new RegExp(`^${day}T${clock}$`)],
])

const keywordTests: Readonly<Record<string, KeywordTest>> = {
  type: isOfType,
  enum: (wanted, value) => isSimple(value) && isList<Json>(wanted) && wanted.includes(value),
  const: (wanted, value) => isSimple(value) && wanted === value,
  minLength: atLeast(characters),
  maxLength: atMost(characters),
  minItems: atLeast(items),
  maxItems: atMost(items),
  minimum: atLeast(amount),
  maximum: atMost(amount),
  pattern: (wanted, value) =>
    !isText(value) ||
    (isText(wanted) && isRegularExpression(wanted) && !isSlowPattern(wanted) && new RegExp(wanted, "u").test(value)),
  format: (wanted, value) => !isText(value) || (isText(wanted) && formats.get(wanted)?.test(value) !== false),
  required: (wanted, value) =>
    !isObject(value) || (isList<Json>(wanted) && wanted.every((name) => isText(name) && Object.hasOwn(value, name))),
  properties: (wanted, value) =>
    !isObject(value) ||
    (isObject(wanted) &&
      Object.entries<Json>(value).every(
        ([name, inner]) => !Object.hasOwn(wanted, name) || isPlainlyValid(wanted[name] ?? null, inner),
      )),
  additionalProperties: (wanted, value, { properties = {} }) =>
    !isObject(value) ||
    (isObject(properties) &&
      Object.entries<Json>(value).every(
        ([name, inner]) => Object.hasOwn(properties, name) || isPlainlyValid(wanted, inner),
      )),
  items: (wanted, value) => !isList<Json>(value) || value.every((item) => isPlainlyValid(wanted, item)),
  anyOf: (wanted, value) => isList<Json>(wanted) && wanted.some((schema) => isPlainlyValid(schema, value)),
  allOf: (wanted, value) => isList<Json>(wanted) && wanted.every((schema) => isPlainlyValid(schema, value)),
}

/** All other keywords that ajv validates by. A keyword that neither knows is an annotation. */
const leftToAjv: ReadonlySet<string> = new Set([
  "$dynamicRef",
  "$recursiveRef",
  "$ref",
  "additionalItems",
  "contains",
  "dependencies",
  "dependentRequired",
  "dependentSchemas",
  "discriminator",
  "else",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "if",
  "maxContains",
  "maxProperties",
  "minContains",
  "minProperties",
  "multipleOf",
  "not",
  "oneOf",
  "patternProperties",
  "prefixItems",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
  "uniqueItems",
])

const isValidFor = (keyword: string, value: Json, schema: Fields): boolean =>
  Object.hasOwn(keywordTests, keyword)
    ? keywordTests[keyword]?.(schema[keyword] ?? null, value, schema) === true
    : !leftToAjv.has(keyword)

/** True where a value is valid for sure; false where ajv has to be asked. */
export const isPlainlyValid = (schema: Json, value: Json): boolean =>
  schema === true || (isObject(schema) && Object.keys(schema).every((keyword) => isValidFor(keyword, value, schema)))
