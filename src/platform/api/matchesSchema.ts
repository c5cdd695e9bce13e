import { isRecord } from "../../domain/json"
import type { CompiledCall } from "../../../renderer"

type Schema = CompiledCall["response"]
type Test = (value: unknown) => boolean
/** A keyword with what it expects, read once: the rows of a long list are all asked the same. */
type Rule = (expected: unknown, schema: Schema) => Test

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
const testsOf = (value: unknown): readonly Test[] => listOf(value).map((schema) => testOf(schema as Schema))
const lengthOf = (text: string) => Array.from(text).length

const types: Readonly<Record<string, Test>> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  number: Number.isFinite,
  integer: Number.isInteger,
}

const ofText =
  (holds: (text: string) => boolean): Test =>
  (value) =>
    typeof value !== "string" || holds(value)
const ofNumber =
  (holds: (number: number) => boolean): Test =>
  (value) =>
    typeof value !== "number" || holds(value)
const ofList =
  (holds: (list: readonly unknown[]) => boolean): Test =>
  (value) =>
    !Array.isArray(value) || holds(value)
const ofRecord =
  (holds: (record: Readonly<Record<string, unknown>>) => boolean): Test =>
  (value) =>
    !isRecord(value) || holds(value)

/** The keywords of JSON Schema that responses of call documents use, `enum` and `const` for codes alone; tests hold both. */
export const rules: Readonly<Record<string, Rule>> = {
  type: (expected) => {
    const allowed = listOf(expected).flatMap((type) => types[String(type)] ?? [])
    return (value) => allowed.some((isType) => isType(value))
  },
  enum: (expected) => {
    const listed = listOf(expected)
    return (value) => listed.includes(value)
  },
  const: (expected) => (value) => value === expected,
  anyOf: (expected) => {
    const tests = testsOf(expected)
    return (value) => tests.some((test) => test(value))
  },
  pattern: (expected) => {
    const pattern = new RegExp(String(expected), "u")
    return ofText((text) => pattern.test(text))
  },
  minLength: (least) => ofText((text) => lengthOf(text) >= Number(least)),
  maxLength: (most) => ofText((text) => lengthOf(text) <= Number(most)),
  minimum: (least) => ofNumber((number) => number >= Number(least)),
  maximum: (most) => ofNumber((number) => number <= Number(most)),
  minItems: (least) => ofList((list) => list.length >= Number(least)),
  maxItems: (most) => ofList((list) => list.length <= Number(most)),
  uniqueItems: (unique) =>
    ofList((list) => unique !== true || new Set(list.map((item) => JSON.stringify(item))).size === list.length),
  items: (expected) => {
    const test = testOf(expected as Schema)
    return ofList((list) => list.every(test))
  },
  required: (expected) => {
    const names = listOf(expected).map(String)
    return ofRecord((record) => names.every((name) => Object.hasOwn(record, name)))
  },
  properties: (expected, { required }) => {
    const needed = listOf(required)
    const tests = Object.entries(expected as Readonly<Record<string, Schema>>).map(([name, schema]) => {
      // What has no value is absent or null; a list or an object is never null.
      const isThere = needed.includes(name) || schema.items || schema.properties
      return [name, testOf(isThere ? schema : { anyOf: [{ type: "null" }, schema] })] as const
    })
    return ofRecord((record) => tests.every(([name, test]) => !Object.hasOwn(record, name) || test(record[name])))
  },
  additionalProperties: (rest, { properties = {} }) => {
    const test = typeof rest === "boolean" ? () => rest : testOf(rest as Schema)
    return ofRecord((record) =>
      Object.keys(record).every((name) => Object.hasOwn(properties as object, name) || test(record[name])),
    )
  },
}

const known = new WeakMap<Schema, Test>()

function testOf(schema: Schema): Test {
  const before = known.get(schema)
  if (before !== undefined) return before
  const tests = Object.entries(schema).flatMap(([keyword, expected]) => rules[keyword]?.(expected, schema) ?? [])
  const test: Test = (value) => tests.every((one) => one(value))
  known.set(schema, test)
  return test
}

/**
 * Whether a value is what a response schema describes: a reading of the schema, nothing compiled. Validators compiled
 * ahead would weigh fifty times as much and say things nobody asks here.
 */
export const matchesSchema = (schema: Schema, value: unknown): boolean => testOf(schema)(value)
