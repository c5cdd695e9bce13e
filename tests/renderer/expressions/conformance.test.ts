// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createScope } from "../../../renderer/expressions/createScope"
import { evaluate } from "../../../renderer/expressions/evaluate"
import { operatorNames } from "../../../renderer/expressions/operators"
import type { Condition } from "../../../renderer/model/documents"
import { aCondition } from "../../support/aCondition"

interface Case {
  readonly title: string
  readonly condition: Condition
  readonly scope: Readonly<Record<string, unknown>>
  /** null: unknown. */
  readonly expected: boolean | null
}

const files = import.meta.glob<{ readonly cases: readonly Case[] }>("./conformance/*.json", { eager: true })

describe.each(Object.entries(files))("%s", (_, { cases }) => {
  it.each(cases)("$title is $expected", ({ condition, scope, expected }) => {
    expect(evaluate(aCondition(condition), createScope(scope)) ?? null).toBe(expected)
  })
})

describe("conformance cases", () => {
  const used = new Set(
    Object.values(files).flatMap(({ cases }) => cases.flatMap(({ condition }) => Object.keys(condition))),
  )

  it.each(operatorNames)("speak of %s", (name) => {
    expect(used).toContain(name)
  })
})
