// @vitest-environment node
import { Ajv } from "ajv"
import { array, assert, constantFrom, jsonValue, nat, oneof, property } from "fast-check"
import { describe, expect, it } from "vitest"
import { runSteps } from "../../../../src/domain/steps"
import { matchesInSteps } from "../../../../src/platform/api/matchesInSteps"
import { matchesSchema, rules } from "../../../../src/platform/api/matchesSchema"
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

  it("says what ajv says of the samples and of any change to them", () => {
    const cases = calls.flatMap(({ id, response, samples }) =>
      samples.map((sample) => ({ id, response, sample, judge: ajv.compile(response) })),
    )
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
