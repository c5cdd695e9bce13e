import { isRecord } from "../../domain/json"
import type { CompiledCall } from "../../../renderer"

type Schema = CompiledCall["response"]
type Rule = (expected: unknown, value: unknown, schema: Schema) => boolean

const schemas = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value : [value]) as readonly Schema[]
const lengthOf = (text: string) => Array.from(text).length

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  number: (value) => typeof value === "number" && Number.isFinite(value),
  integer: Number.isInteger,
}

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

const ofText =
  (holds: (text: string, expected: never) => boolean): Rule =>
  (expected, value) =>
    typeof value !== "string" || holds(value, expected as never)
const ofNumber =
  (holds: (number: number, expected: number) => boolean): Rule =>
  (expected, value) =>
    typeof value !== "number" || holds(value, Number(expected))
const ofList =
  (holds: (list: readonly unknown[], expected: never) => boolean): Rule =>
  (expected, value) =>
    !Array.isArray(value) || holds(value, expected as never)
const ofRecord =
  (holds: (record: Readonly<Record<string, unknown>>, expected: unknown, schema: Schema) => boolean): Rule =>
  (expected, value, schema) =>
    !isRecord(value) || holds(value, expected, schema)

/** The keywords of JSON Schema that responses of call documents use; a test holds that there are no others. */
export const rules: Readonly<Record<string, Rule>> = {
  type: (expected, value) => [expected].flat().some((type) => types[String(type)]?.(value) ?? false),
  enum: (expected, value) => schemas(expected).some((one) => same(one, value)),
  const: same,
  anyOf: (expected, value) => schemas(expected).some((schema) => matchesSchema(schema, value)),
  pattern: ofText((text, pattern: string) => new RegExp(pattern, "u").test(text)),
  minLength: ofText((text, least: number) => lengthOf(text) >= least),
  maxLength: ofText((text, most: number) => lengthOf(text) <= most),
  minimum: ofNumber((number, least) => number >= least),
  maximum: ofNumber((number, most) => number <= most),
  minItems: ofList((list, least: number) => list.length >= least),
  maxItems: ofList((list, most: number) => list.length <= most),
  uniqueItems: ofList(
    (list, unique: boolean) => !unique || new Set(list.map((item) => JSON.stringify(item))).size === list.length,
  ),
  items: ofList((list, schema: Schema) => list.every((item) => matchesSchema(schema, item))),
  required: ofRecord((record, names) => schemas(names).every((name) => Object.hasOwn(record, String(name)))),
  properties: ofRecord((record, properties) =>
    Object.entries(properties as Readonly<Record<string, Schema>>).every(
      ([name, schema]) => !Object.hasOwn(record, name) || matchesSchema(schema, record[name]),
    ),
  ),
  additionalProperties: ofRecord((record, rest, { properties = {} }) =>
    Object.entries(record).every(
      ([name, value]) =>
        Object.hasOwn(properties as object, name) ||
        (rest !== false && (rest === true || matchesSchema(rest as Schema, value))),
    ),
  ),
}

/**
 * Whether a value is what a response schema describes: a reading of the schema, nothing compiled. Validators compiled
 * ahead would weigh fifty times as much and say things nobody asks here.
 */
export function matchesSchema(schema: Schema, value: unknown): boolean {
  return Object.entries(schema).every(([keyword, expected]) => rules[keyword]?.(expected, value, schema) ?? true)
}
