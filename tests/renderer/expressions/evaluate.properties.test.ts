// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createScope } from "../../../renderer/expressions/createScope"
import { evaluate, isCondition } from "../../../renderer/expressions/evaluate"
import { explain } from "../../../renderer/expressions/explain"
import { isGroup, operatorNames } from "../../../renderer/expressions/operators"
import type { CompiledCondition } from "../../../renderer/model/compiled"
import { interpret } from "./interpret"

const path = fc
  .array(fc.constantFrom("a", "b", "0", "length", "__proto__"), { maxLength: 3 })
  .map((names) => ({ "@get": names }))
/** So few that two of them are often the same. */
const few = fc.constantFrom(0, 1, "a")
const operand = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom("2025-01-15", "2024-02-29", "P1Y", "-P3D", -0, 18),
  path,
  fc.array(fc.oneof(path, few), { minLength: 1, maxLength: 3 }),
)
const test = fc.record({
  operator: fc.oneof(fc.constantFrom(...operatorNames), fc.constantFrom("constructor", "nothing")),
  operands: fc.array(operand, { maxLength: 4 }),
})
const condition = fc.letrec<{ tree: CompiledCondition }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small" },
    test as fc.Arbitrary<CompiledCondition>,
    fc.record({ operator: fc.constantFrom("all", "any"), operands: fc.array(tie("tree"), { maxLength: 4 }) }),
    fc.record({ operator: fc.constant("not"), operands: fc.tuple(tie("tree")) }),
  ),
})).tree
const roots = fc.dictionary(fc.constantFrom("a", "b"), fc.oneof(fc.jsonValue(), few))

const not = (part: CompiledCondition): CompiledCondition => ({ operator: "not", operands: [part] })
const group = (operator: "all" | "any", operands: readonly CompiledCondition[]): CompiledCondition => ({
  operator,
  operands,
})

describe("evaluate", () => {
  it("gives true, false or unknown for any condition and any scope, and never throws", () => {
    fc.assert(
      fc.property(condition, roots, (any, scope) => {
        expect([true, false, undefined]).toContain(evaluate(any, createScope(scope)))
      }),
      { numRuns: 2000 },
    )
  })

  it("agrees with reading the condition step by step, however often it is asked", () => {
    fc.assert(
      fc.property(condition, fc.array(roots, { minLength: 1, maxLength: 3 }), (any, scopes) => {
        for (const scope of scopes) expect(evaluate(any, createScope(scope))).toBe(interpret(any, scope))
      }),
      { numRuns: 5000 },
    )
  })

  it("survives conditions of any shape", () => {
    fc.assert(
      fc.property(fc.anything(), (shape) => {
        expect([true, false, undefined]).toContain(evaluate(shape as CompiledCondition, createScope({})))
      }),
      { numRuns: 1000 },
    )
  })

  it("follows De Morgan", () => {
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 4 }), roots, (parts, values) => {
        const scope = createScope(values)
        expect(evaluate(not(group("all", parts)), scope)).toBe(evaluate(group("any", parts.map(not)), scope))
        expect(evaluate(not(group("any", parts)), scope)).toBe(evaluate(group("all", parts.map(not)), scope))
      }),
      { numRuns: 1000 },
    )
  })

  it("takes two negations for none", () => {
    fc.assert(
      fc.property(condition, roots, (any, values) => {
        const scope = createScope(values)
        expect(evaluate(not(not(any)), scope)).toBe(evaluate(any, scope))
      }),
      { numRuns: 1000 },
    )
  })

  it("does not care in which order a group stands", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("all" as const, "any" as const),
        fc.array(condition, { maxLength: 5 }),
        roots,
        (operator, parts, values) => {
          const scope = createScope(values)
          expect(evaluate(group(operator, parts.toReversed()), scope)).toBe(evaluate(group(operator, parts), scope))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it("never turns from true to false, or back, when a missing value arrives", () => {
    const paths = ["a", "b"].map((name) => ({ "@get": [name] }))
    const leaf = fc
      .tuple(fc.constantFrom("is", "isNot", "gt", "lte"), fc.constantFrom(...paths), fc.integer({ min: 0, max: 2 }))
      .map(([operator, path, value]): CompiledCondition => ({ operator, operands: [path, value] }))
    const tree = fc.tuple(
      fc.constantFrom("all" as const, "any" as const),
      fc.array(leaf, { minLength: 1, maxLength: 4 }),
    )
    const value = fc.integer({ min: 0, max: 2 })
    fc.assert(
      fc.property(tree, value, value, ([operator, parts], a, b) => {
        const before = evaluate(group(operator, parts), createScope({ a }))
        if (before !== undefined) expect(evaluate(group(operator, parts), createScope({ a, b }))).toBe(before)
      }),
      { numRuns: 1000 },
    )
  })
})

describe("explain", () => {
  it("agrees with evaluate, and gives a reason for every group that has parts", () => {
    fc.assert(
      fc.property(condition, roots, (any, values) => {
        const scope = createScope(values)
        const explained = explain(any, scope)
        expect(explained.value).toBe(evaluate(any, scope))
        if (isGroup(any.operator) && any.operands.length > 0 && any.operands.every(isCondition)) {
          expect(explained.because).not.toHaveLength(0)
        }
      }),
      { numRuns: 500 },
    )
  })
})
