// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { evaluateOperator } from "../../../renderer/expressions/evaluate"
import { findOperator } from "../../../renderer/expressions/operators"
import { isAlwaysTrue, isNeverTrue, solve, type Schema } from "../../../renderer/linter"
import type { Condition } from "../../../renderer/model/documents"

const schemas: Readonly<Record<string, Schema>> = {
  $kind: { type: "string", enum: ["cat", "bird", "fish"] },
  $age: { type: "integer", minimum: 0, maximum: 99 },
  $weight: { type: "number" },
  $tame: { type: "boolean" },
  $name: { type: "string" },
  $count: { type: "integer" },
  $born: { type: "string", format: "date" },
  $seen: { type: "string", format: "date-time" },
  $price: { type: "string" },
  $gain: { type: "object", properties: { n: { type: "integer" }, e10: { type: "integer" } } },
  $foods: { type: "array", items: { enum: ["fish", "seed", "meat"] } },
}

const schemaOf = (path: string) => schemas[path]

/** Judges a condition by values, without the search. */
function holds(condition: Condition, values: ReadonlyMap<string, unknown>): boolean | undefined {
  const [name = "", operand] = Object.entries(condition)[0] ?? []
  const operator = findOperator(name)
  if (operator === undefined) return undefined
  const isGroup = name === "all" || name === "any" || name === "not"
  const given = name === "not" ? [operand] : (operand as readonly unknown[])
  const resolved = given.map((part) => {
    if (isGroup) return holds(part as Condition, values)
    return typeof part === "string" && part.startsWith("$") ? values.get(part) : part
  })
  return evaluateOperator(operator, resolved)
}

describe("solve", () => {
  it("finds what another path may hold for one of which nothing is known", () => {
    const condition = { all: [{ is: ["$kept.kind", "$kind"] }, { isNot: ["$kind", "cat"] }] } as unknown as Condition
    const found = solve(condition, schemaOf)
    expect(found?.get("$kept.kind")).toBe(found?.get("$kind"))
    expect(["bird", "fish"]).toContain(found?.get("$kind"))
  })

  it.each([
    [{ is: ["$kind", "bird"] }],
    [{ isNot: ["$kind", "cat"] }],
    [{ all: [{ gt: ["$age", 3] }, { lt: ["$age", 5] }] }],
    [{ all: [{ gt: ["$weight", 3] }, { lt: ["$weight", 4] }] }],
    [{ between: ["$age", 10, 12] }],
    [{ not: { between: ["$born", "2025-01-15", "2025-01-17"] } }],
    [{ not: { between: ["$seen", "2025-01-15T09:00:00+09:00", "2025-01-17T18:00:00+09:00"] } }],
    [{ all: [{ contains: ["$foods", "seed"] }, { not: { contains: ["$foods", "meat"] } }] }],
    [{ empty: ["$name"] }],
    [{ all: [{ filled: ["$name"] }, { isNot: ["$name", "Leo"] }] }],
    [{ any: [{ is: ["$kind", "cat"] }, { is: ["$tame", true] }] }],
    [{ not: { any: [{ is: ["$kind", "cat"] }, { is: ["$tame", true] }] } }],
    [{ lte: ["$age", "$weight"] }],
    [{ gt: ["$age", "1.5"] }],
    [{ not: { gt: ["$age", "1.5"] } }],
    [{ gt: ["$count", "1.3"] }],
    [{ all: [{ gt: ["$weight", "1.5"] }, { lt: ["$weight", "1.6"] }] }],
    [{ gt: ["$price", 1000] }],
    [{ not: { gt: ["$price", "12345678901234567890.5"] } }],
    [{ gt: ["$price", "12345678901234567890.5"] }],
  ])("finds values for %j", (condition) => {
    const values = solve(condition, schemaOf)
    expect(values).toBeDefined()
    expect(holds(condition, values ?? new Map())).toBe(true)
  })

  it.each([
    [{ is: ["$kind", "dog"] }],
    [{ all: [{ is: ["$kind", "cat"] }, { is: ["$kind", "bird"] }] }],
    [{ all: [{ gt: ["$age", 3] }, { lt: ["$age", 4] }] }],
    [{ gt: ["$age", 99] }],
    [{ all: [{ is: ["$tame", true] }, { not: { is: ["$tame", true] } }] }],
    [{ all: [{ empty: ["$name"] }, { is: ["$name", "Leo"] }] }],
    [{ notIn: ["$kind", ["cat", "bird", "fish"]] }],
    [{ all: [{ contains: ["$foods", "seed"] }, { empty: ["$foods"] }] }],
  ])("proves that nothing makes %j true", (condition) => {
    expect(solve(condition, schemaOf)).toBeUndefined()
    expect(isNeverTrue(condition, schemaOf)).toBe(true)
  })

  it("claims nothing about what it cannot decide", () => {
    expect(isNeverTrue({ startsWith: ["$name", "zz"] }, schemaOf)).toBe(false)
    expect(isNeverTrue({ gt: ["$age", "$weight"] }, schemaOf)).toBe(false)
    expect(isNeverTrue({ gt: ["$gain", 0] }, schemaOf)).toBe(false)
    expect(isAlwaysTrue({ gt: ["$age", "1.5"] }, schemaOf)).toBe(false)
    expect(isNeverTrue({ condition: "nowhere" }, schemaOf)).toBe(false)
    expect(isNeverTrue({ nonsense: [] }, schemaOf)).toBe(false)
  })

  it("follows named conditions, but not in circles", () => {
    const named = new Map<string, Condition>([
      ["is-cat", { is: ["$kind", "cat"] }],
      ["round", { not: { condition: "round" } }],
    ])
    expect(solve({ condition: "is-cat" }, schemaOf, named)?.get("$kind")).toBe("cat")
    expect(isNeverTrue({ all: [{ condition: "is-cat" }, { is: ["$kind", "fish"] }] }, schemaOf, named)).toBe(true)
    expect(isNeverTrue({ condition: "round" }, schemaOf, named)).toBe(false)
  })

  it("knows conditions that always hold", () => {
    expect(isAlwaysTrue({ in: ["$kind", ["cat", "bird", "fish"]] }, schemaOf)).toBe(true)
    expect(isAlwaysTrue({ gte: ["$age", 0] }, schemaOf)).toBe(true)
    expect(isAlwaysTrue({ gte: ["$age", 1] }, schemaOf)).toBe(false)
    expect(isAlwaysTrue({ filled: ["$name"] }, schemaOf)).toBe(false)
  })

  it("never calls a condition impossible that some values fulfil", () => {
    const leaf = fc.oneof(
      fc
        .tuple(fc.constantFrom("is", "isNot"), fc.constantFrom("cat", "bird", "dog"))
        .map(([name, value]) => ({ [name]: ["$kind", value] })),
      fc
        .tuple(fc.constantFrom("gt", "gte", "lt", "lte", "is"), fc.integer({ min: -1, max: 6 }))
        .map(([name, value]) => ({ [name]: ["$age", value] })),
      fc.boolean().map((value) => ({ is: ["$tame", value] })),
      fc.constantFrom("filled", "empty").map((name) => ({ [name]: ["$name"] })),
    )
    const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
      condition: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc
          .tuple(fc.constantFrom("all", "any"), fc.array(tie("condition"), { minLength: 1, maxLength: 3 }))
          .map(([name, parts]) => ({ [name]: parts })),
        tie("condition").map((part) => ({ not: part })),
      ),
    }))
    const values = fc.record({
      $kind: fc.constantFrom("cat", "bird", "fish"),
      $age: fc.integer({ min: 0, max: 8 }),
      $tame: fc.boolean(),
      $name: fc.constantFrom("", "Leo", undefined),
    })
    fc.assert(
      fc.property(condition, values, (tried, answers) => {
        const found = solve(tried, schemaOf)
        if (found !== undefined) expect(holds(tried, found)).toBe(true)
        if (holds(tried, new Map(Object.entries(answers))) === true) expect(isNeverTrue(tried, schemaOf)).toBe(false)
      }),
      { numRuns: 400, seed: 11 },
    )
  })

  it("reads no more of named conditions than somebody could have written, however often they double", () => {
    const doubled = Array.from({ length: 40 }, (_, step): readonly [string, Condition] => {
      const before: Condition = step === 0 ? { is: ["$kind", "cat"] } : { condition: `d${step - 1}` }
      return [`d${step}`, { all: [before, { not: before }] }]
    })
    expect(isNeverTrue({ condition: "d39" }, schemaOf, new Map(doubled))).toBe(false)
    expect(isNeverTrue({ condition: "d3" }, schemaOf, new Map(doubled))).toBe(true)
  })
})
