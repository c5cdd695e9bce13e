// @vitest-environment node
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { sortInSteps } from "../../../src/domain/sortInSteps"
import { runSteps } from "../../../src/domain/steps"

it("sorts as Array.prototype.sort does, equal items in their order", () => {
  const rows = fc.array(fc.record({ value: fc.nat(20), name: fc.nat() }), { maxLength: 9_000, size: "max" })
  fc.assert(
    fc.property(rows, (given) => {
      const byValue = (left: { value: number }, right: { value: number }) => left.value - right.value
      expect(runSteps(sortInSteps(given, byValue))).toEqual(given.toSorted(byValue))
    }),
    { numRuns: 20 },
  )
})

it("pauses after every 2,048 items", () => {
  const pauses = [
    ...sortInSteps(
      Array.from({ length: 8 * 2_048 }, (_, index) => -index),
      (left, right) => left - right,
    ),
  ]
  // Eight runs, then three rounds of merging, each over all items.
  expect(pauses).toHaveLength(8 + 3 * 8)
})
