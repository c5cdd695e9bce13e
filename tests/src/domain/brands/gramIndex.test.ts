// @vitest-environment node
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { indexGrams } from "../../../../src/domain/brands/gramIndex"
import { runSteps } from "../../../../src/domain/steps"

const signs = fc.constantFrom("あ", "ア", "a", "1", "𠮷")
const text = (maxLength: number) => fc.array(signs, { minLength: 1, maxLength }).map((each) => each.join(""))
const lines = fc.array(text(12), { minLength: 1, maxLength: 3 }).map((each) => each.join("\n"))

it("finds exactly the texts that hold a term within a line", () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 60 }), text(6), (texts, term) => {
      const expected = texts.flatMap((one, index) => (one.includes(term) ? [index] : []))
      expect([...runSteps(indexGrams(texts))(term)]).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

it("holds every sign and pair of a text once, however often it occurs", () => {
  const find = runSteps(indexGrams(["アアアア\nアア", "ア"]))
  expect([...find("ア")]).toEqual([0, 1])
  expect([...find("アア")]).toEqual([0])
})
