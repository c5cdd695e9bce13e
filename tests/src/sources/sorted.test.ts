// @vitest-environment node
import { describe, expect, it } from "vitest"
import { gainsAndLosses } from "../../../src/areas/history/sources/gains-and-losses/gainsAndLosses"
import { sorted } from "../../../src/sources/list/sorted/sorted"
import { someStores } from "../platform/stores/someStores"

const { stores } = someStores()
const sort = sorted(stores)

describe("list/sorted", () => {
  const items = [
    { name: "a", age: 9, born: "2016-02-01" },
    { name: "b", age: 10, born: "2014-12-31" },
    { name: "c", age: 9, born: "2015-07-07" },
  ]

  it.each([
    [{ by: "age" }, "acb"],
    [{ by: "age", desc: true }, "bac"],
    [{ by: "born", desc: true }, "acb"],
  ])("orders by %o, and leaves what is alike in its order", (order, wanted) => {
    expect((sort({ items, ...order }).items as { name: string }[]).map(({ name }) => name).join("")).toBe(wanted)
  })

  it("is empty until there are items", () => expect(sort({ items: undefined, by: "age" })).toEqual({ items: [] }))
})

describe("history/gains-and-losses", () => {
  it("parts months by their sign", () => {
    const months = [24_619, -8_000, 0].map((PROFIT_AMOUNT, index) => ({ MONTH: `2025-0${index + 1}`, PROFIT_AMOUNT }))
    expect(gainsAndLosses(stores)({ items: months })).toEqual({
      items: [
        { MONTH: "2025-01", GAIN: 24_619, LOSS: 0 },
        { MONTH: "2025-02", GAIN: 0, LOSS: 8_000 },
        { MONTH: "2025-03", GAIN: 0, LOSS: 0 },
      ],
    })
  })
})
