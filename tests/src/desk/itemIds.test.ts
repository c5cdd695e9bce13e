import { expect, it } from "vitest"
import { createItemIds } from "../../../src/desk/fields/itemIds"

const a = { value: "A" }
const b = { value: "B" }
const c = { value: "C" }

it("items keep their names when they change places, alone change their words, come and go", () => {
  const { follow } = createItemIds()
  const [first, second, third] = follow([a, b, c])
  expect(new Set([first, second, third]).size).toBe(3)
  expect(follow([a, b, c])).toEqual([first, second, third])
  expect(follow([b, a, c])).toEqual([second, first, third])
  expect(follow([b, { value: "A2" }, c])).toEqual([second, first, third])
  expect(follow([b, c])).toEqual([second, third])
  const [, , added] = follow([b, c, a])
  expect([first, second, third]).not.toContain(added)
  expect(follow([b, a, c])).toEqual([second, added, third])
})

it("of two that are alike each stays where it is, and a copy is another one", () => {
  const { follow } = createItemIds()
  const [first, second] = follow([a, a])
  expect(follow([a, a, b]).slice(0, 2)).toEqual([first, second])
  const ids = follow([a, a, a, b])
  expect(new Set(ids).size).toBe(4)
})
