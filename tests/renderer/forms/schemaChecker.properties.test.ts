// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createSchemaChecker, type PlacedValue } from "../../../renderer/forms/model/schemaChecker"
import { aForm } from "./building"

const text = { type: "string", minLength: 2, maxLength: 3, format: "animal-name" } as const
const cage = {
  type: "object",
  properties: { "n/o": text, size: { type: "integer", minimum: 3 } },
  required: ["size"],
} as const
const form = aForm(
  {
    name: text,
    kinds: { type: "array", items: { type: "string", enum: ["owl", "fox"] }, minItems: 2 },
    cage,
    cages: { type: "array", items: cage },
    words: { type: "array", items: text },
  },
  [],
)

const paths: readonly PlacedValue["path"][] = [
  ["name"],
  ["kinds"],
  ["cage", "n/o"],
  ["cage", "size"],
  ["cages", { row: "r1" }, "n/o"],
  ["cages", { row: "r2" }, "n/o"],
  ["cages", { row: "r2" }, "size"],
  ["words", { row: "r3" }],
  ["words", { row: "r4" }],
]
const value = fc.oneof(
  fc.constantFrom("a", "owl", "Owl", "foxes", "A", 1, 7, 2.5),
  fc.array(fc.constantFrom("owl", "fox", "bear"), { maxLength: 3 }),
)

const said = (error: ReturnType<ReturnType<typeof createSchemaChecker>["check"]>) =>
  error && { keyword: error.keyword, params: error.params }

describe("checkTogether", () => {
  it("finds for every value what a check of it alone finds", () => {
    fc.assert(
      fc.property(fc.subarray([...paths]), fc.array(value, { minLength: 9, maxLength: 9 }), (some, values) => {
        const placed = some.map((path, index) => ({ path, value: values[index] }))
        const together = createSchemaChecker(form)
        together.checkTogether(placed)
        for (const one of placed) {
          expect(said(together.check(one, "deep"))).toEqual(said(createSchemaChecker(form).check(one, "deep")))
        }
      }),
      { numRuns: 500 },
    )
  })

  it("is forgotten as soon as the value is another", () => {
    const checker = createSchemaChecker(form)
    const [path = []] = paths
    checker.checkTogether([{ path, value: "owl" }])
    expect(checker.check({ path, value: "a" }, "deep")?.keyword).toBe("minLength")
  })
})
