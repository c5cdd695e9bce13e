// @vitest-environment node
import { deepEquals } from "@rjsf/utils"
import { anything, assert, dictionary, jsonValue, property, string } from "fast-check"
import { describe, expect, it } from "vitest"
import { createCustomEqual } from "../../../renderer/forms/plainEqual"

const isEqual = createCustomEqual()

describe("plainEqual", () => {
  it("says of any two values what rjsf's own comparing says", () => {
    const value = anything({ withDate: true, maxDepth: 3 })
    assert(property(value, value, (left, right) => isEqual(left, right) === deepEquals(left, right)))
  })

  it("says that a copy is equal, and a changed copy is not", () => {
    assert(
      property(dictionary(string(), jsonValue(), { noNullPrototype: true }), (value) => {
        const copy = structuredClone(value)
        expect(isEqual(value, copy)).toBe(true)
        expect(isEqual(value, { ...copy, changed: { by: "test" } })).toBe(false)
        expect(isEqual([value, 1], [copy, 2])).toBe(false)
      }),
    )
  })

  it("takes all functions for equal, and compares what holds itself", () => {
    const first: Record<string, unknown> = { draw: () => 1 }
    const second: Record<string, unknown> = { draw: () => 2 }
    first["self"] = first
    second["self"] = second
    expect(isEqual(first, second)).toBe(true)
    expect(deepEquals(first, second)).toBe(true)
    expect(isEqual({ draw: () => 1 }, { draw: 1 })).toBe(false)
    expect(isEqual(new Date(1), new Date(2))).toBe(false)
    expect(isEqual(/a/, /a/g)).toBe(false)
  })
})
