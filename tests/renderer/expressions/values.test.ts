// @vitest-environment node
import { describe, expect, it } from "vitest"
import { compileValue } from "../../../renderer/compiler/compile/compileValue"
import { createScope } from "../../../renderer/expressions/createScope"
import { resolveValue } from "../../../renderer/expressions/evaluate"
import { valueOperators } from "../../../renderer/expressions/values/all"
import { valueOperatorNames } from "../../../renderer/expressions/values/definitions"
import { fileOfValueOperator } from "../../../renderer/expressions/values/files"
import type { Json } from "../../../renderer/model/documents"

interface Case {
  readonly title: string
  readonly value: Json
  readonly scope: Readonly<Record<string, unknown>>
  /** null: missing. */
  readonly expected: Json
}

const files = import.meta.glob<{ readonly cases: readonly Case[] }>("./values/*.json", { eager: true })

const animals = [
  { code: 1, label: "Cat", legs: 4, wings: false },
  { code: 2, label: "Bird", legs: 2, wings: true },
]
const context = { tokens: {}, conditions: {}, codes: new Map([["animal", animals]]) }
const valueOf = (value: Json, scope: Readonly<Record<string, unknown>>, operators = valueOperators) =>
  resolveValue(compileValue(value, context), createScope(scope, operators))

describe.each(Object.entries(files))("%s", (_, { cases }) => {
  it.each(cases)("$title is $expected", ({ value, scope, expected }) => {
    expect(valueOf(value, scope) ?? null).toEqual(expected)
  })
})

describe("value operators", () => {
  const used = JSON.stringify(Object.values(files).flatMap(({ cases }) => cases.map(({ value }) => value)))

  it.each(valueOperatorNames)("%s has conformance cases", (name) => {
    expect(used).toContain(`{"${name}":`)
  })

  it.each(valueOperatorNames.filter((name) => name !== "codes" && name !== "object"))(
    "%s is implemented in the file that is named",
    async (name) => {
      const file = fileOfValueOperator(name)
      const module: Readonly<Record<string, unknown>> = await import(`../../../renderer/expressions/values/${file}.ts`)
      expect(module[name]).toBeTypeOf("function")
      expect(valueOperators[name]).toBe(module[name])
    },
  )

  it("give nothing where a screen did not bring them along", () => {
    expect(valueOf({ sum: [1, 2] }, {}, {})).toBeUndefined()
  })

  it.each([[], [null], [undefined, 1], ["x", {}], [[[1]], 2], [{ n: 1, e10: 99 }, 1], [Number.NaN, 1]])(
    "never throw: %j",
    (...operands) => {
      for (const operator of Object.values(valueOperators)) expect(() => operator(operands)).not.toThrow()
    },
  )
})
