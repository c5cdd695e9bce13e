// @vitest-environment node
import { Ajv } from "ajv"
import { array, assert, constantFrom, jsonValue, nat, oneof, property } from "fast-check"
import { describe, expect, it } from "vitest"
import { runSteps } from "../../../../src/domain/steps"
import { matchesInSteps } from "../../../../src/platform/api/matchesInSteps"
import { matchesSchema, rules } from "../../../../src/platform/api/matchesSchema"
import { objectsIn } from "../../../support/objectsIn"
import { readShippedCalls } from "../../../support/shippedCalls"

const ajv = new Ajv({ strict: false, ownProperties: true })
const calls = readShippedCalls()

/** The sample with something anywhere in it put otherwise. */
function changed(sample: unknown, path: readonly number[], next: unknown): unknown {
  if (path.length === 0 || typeof sample !== "object" || sample === null) return next
  const names = Object.keys(sample)
  const name = names[(path[0] ?? 0) % Math.max(names.length, 1)]
  if (name === undefined) return next
  const inner = changed((sample as Record<string, unknown>)[name], path.slice(1), next)
  return Array.isArray(sample)
    ? sample.map((item, index) => (String(index) === name ? inner : item))
    : { ...sample, [name]: inner }
}

describe("fits", () => {
  it("knows every keyword that the shipped responses use", () => {
    const keywords = new Set(calls.flatMap(({ response }) => keywordsOf(response)))
    expect([...keywords].filter((keyword) => !Object.hasOwn(rules, keyword))).toEqual([])
  })

  it("knows codes alone in enumerations, lists and objects are compared nowhere", () => {
    const listed = calls
      .flatMap(({ response }) => objectsIn(response))
      .flatMap((schema) => [schema["enum"], schema["const"]])
    expect(listed.flat().filter((code) => typeof code === "object" && code !== null)).toEqual([])
  })

  it("says what ajv says of the samples and of any change to them, where null stands for no value", () => {
    const cases = calls.flatMap(({ id, response, samples }) => {
      const judge = ajv.compile(withNulls(response))
      return samples.map((sample) => ({ id, response, sample, judge }))
    })
    const value = oneof(jsonValue(), constantFrom("", "YES", "2025-01-15", 0, 1, -1, 1.5, null, [], {}))
    assert(
      property(
        constantFrom(...cases),
        array(nat(9), { maxLength: 5 }),
        value,
        ({ response, sample, judge }, path, next) => {
          const data = changed(sample, path, next)
          expect(matchesSchema(response, data)).toBe(judge(data))
          expect(runSteps(matchesInSteps(response, data))).toBe(judge(data))
        },
      ),
      { numRuns: 2_000, seed: 20251121 },
    )
  })

  it("F40: counts characters, not halves of them", () => {
    expect(matchesSchema({ type: "string", minLength: 2, maxLength: 2 }, "𠮷野")).toBe(true)
    expect(matchesSchema({ type: "string", minLength: 2 }, "𠮷")).toBe(false)
  })

  it("takes null for a value that may be absent, and for nothing else", () => {
    const properties = { needed: { type: "string" }, age: { type: "integer" }, list: { type: "array", items: {} } }
    const schema = { type: "object", required: ["needed"], properties } as const
    expect(matchesSchema(schema, { needed: "a", age: null })).toBe(true)
    expect(matchesSchema(schema, { needed: null })).toBe(false)
    expect(matchesSchema(schema, { needed: "a", list: null })).toBe(false)
  })

  it.each([
    [{ type: "object", required: ["__proto__"] }, {}],
    [{ type: "object", properties: { n: { type: "integer" } } }, { n: 1.5 }],
    [{ anyOf: [{ type: "null" }, { type: "string", maxLength: 1 }] }, "𠮷𠮷"],
    [{ type: "array", uniqueItems: true }, [1, 1]],
    [{ type: "object", additionalProperties: false }, { extra: 1 }],
  ])("refuses what %j does not describe", (schema, value) => {
    expect(matchesSchema(schema, value)).toBe(false)
  })
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The schema as JSON Schema says it: what may be absent may be null, unless it is a list or an object. */
function withNulls(schema: unknown): Record<string, unknown> {
  if (!isRecord(schema)) return {}
  const { properties, items, anyOf, required } = schema
  const mayBeNull = (name: string, inner: Record<string, unknown>) =>
    !(Array.isArray(required) && required.includes(name)) && !("items" in inner || "properties" in inner)
  const property = (name: string, inner: unknown) => {
    const written = withNulls(inner)
    return mayBeNull(name, written) ? { anyOf: [{ type: "null" }, written] } : written
  }
  return {
    ...schema,
    ...(isRecord(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => [name, property(name, inner)]),
          ),
        }
      : {}),
    ...(items === undefined ? {} : { items: withNulls(items) }),
    ...(Array.isArray(anyOf) ? { anyOf: anyOf.map(withNulls) } : {}),
  }
}

function keywordsOf(schema: unknown): readonly string[] {
  if (!isRecord(schema)) return []
  const { properties, items, anyOf, additionalProperties } = schema
  const inner = [
    ...(isRecord(properties) ? Object.values(properties) : []),
    ...(Array.isArray(anyOf) ? anyOf : []),
    items,
    additionalProperties,
  ]
  return [...Object.keys(schema), ...inner.flatMap(keywordsOf)]
}
