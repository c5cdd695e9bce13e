import { assert, integer, property } from "fast-check"
import { describe, expect, it } from "vitest"
import { estimate } from "../../../../src/areas/withdrawal/sources/estimate/estimate"
import { filtered } from "../../../../src/areas/withdrawal/sources/filtered/filtered"
import { someStores } from "../../platform/stores/someStores"

const { stores } = someStores()
const calculate = estimate(stores)
const filter = filtered(stores)

describe("withdrawal/estimate", () => {
  const bands = [
    { AMOUNT_FROM: 1, AMOUNT_TO: 29_999, FEE: 275 },
    { AMOUNT_FROM: 30_000, AMOUNT_TO: null, FEE: 385 },
  ]
  const usual = { AMOUNT_TYPE: 1, AMOUNT: undefined, FEE_ARRAY: bands, WITHDRAWABLE_AMOUNT: 235_000 }
  const estimateOf = (typed: Readonly<Partial<Record<keyof typeof usual, unknown>>>) =>
    calculate({ ...usual, ...typed })

  it.each([
    ["100,000円", { AMOUNT: 100_000 }, { AMOUNT: 100_000, FEE: 385, RECEIVE_AMOUNT: 99_615 }],
    ["the last yen of a band", { AMOUNT: 29_999 }, { AMOUNT: 29_999, FEE: 275, RECEIVE_AMOUNT: 29_724 }],
    ["the first yen of a band", { AMOUNT: 30_000 }, { AMOUNT: 30_000, FEE: 385, RECEIVE_AMOUNT: 29_615 }],
    ["everything", { AMOUNT_TYPE: 2, AMOUNT: 5 }, { AMOUNT: 235_000, FEE: 385, RECEIVE_AMOUNT: 234_615 }],
    ["an amount that the fee eats up", { AMOUNT: 275 }, { AMOUNT: 275, FEE: 275 }],
    ["one yen more than the fee", { AMOUNT: 276 }, { AMOUNT: 276, FEE: 275, RECEIVE_AMOUNT: 1 }],
    ["no fee at all", { AMOUNT: 1, FEE_ARRAY: [] }, { AMOUNT: 1, FEE: 0, RECEIVE_AMOUNT: 1 }],
    ["fees that are not loaded", { AMOUNT: 1, FEE_ARRAY: undefined }, { AMOUNT: 1 }],
    ["an amount outside every band", { AMOUNT: 5, FEE_ARRAY: [bands[1]] }, { AMOUNT: 5 }],
    ["a broken band", { AMOUNT: 5, FEE_ARRAY: [null, { FEE: "275" }] }, { AMOUNT: 5 }],
    ["nothing typed", { AMOUNT: undefined }, {}],
    ["text as typed so far", { AMOUNT: "1,000" }, {}],
    ["zero", { AMOUNT: 0 }, {}],
    ["a fraction", { AMOUNT: 0.1 }, {}],
    ["no number", { AMOUNT: NaN }, {}],
    ["everything before it is known how much that is", { AMOUNT_TYPE: 2, WITHDRAWABLE_AMOUNT: undefined }, {}],
  ])("%s", (_name, parts, expected) => {
    expect(estimateOf(parts)).toEqual(expected)
  })

  it("adds up to the yen, whatever the amount", () => {
    assert(
      property(integer({ min: 386, max: 999_999_999 }), (amount) => {
        const { FEE = NaN, RECEIVE_AMOUNT = NaN } = estimateOf({ AMOUNT: amount })
        return FEE + RECEIVE_AMOUNT === amount && Number.isInteger(RECEIVE_AMOUNT)
      }),
    )
  })
})

const row = (no: string, status: number, cancelable: number, accepted: string) => ({
  WITHDRAWAL_NO: no,
  STATUS_CD: status,
  CANCELABLE_FLG: cancelable,
  ACCEPT_DATETIME: accepted,
})

describe("withdrawal/filtered", () => {
  const items = [
    row("paid", 3, 0, "2025-01-10T10:00:00+09:00"),
    row("open", 1, 1, "2025-01-14T18:20:00+09:00"),
    row("running", 2, 0, "2025-01-13T10:00:00+09:00"),
    row("impossible", 5, 0, "2025-01-15T00:00:00Z"),
    row("cancelled", 4, 0, "2025-01-12T10:00:00+09:00"),
  ]

  it.each([
    ["all, newest first", 0, ["impossible", "open", "running", "cancelled", "paid"]],
    ["all without a filter", undefined, ["impossible", "open", "running", "cancelled", "paid"]],
    ["all for a filter that nobody knows", "x", ["impossible", "open", "running", "cancelled", "paid"]],
    ["those that can be cancelled", 1, ["open"]],
    ["those that can be cancelled, by text", "1", ["open"]],
    ["those that are over", 2, ["impossible", "cancelled", "paid"]],
  ])("gives %s", (_name, chip, numbers) => {
    const rows = filter({ items, filter: chip })
    expect(rows.map((item) => item["WITHDRAWAL_NO"])).toEqual(numbers)
  })

  it.each([undefined, null, "x", [null, 3]])("gives an empty list for %j", (list) => {
    expect(filter({ items: list, filter: 0 })).toEqual([])
  })

  it("leaves the list it was given as it was", () => {
    const before = items.map(({ WITHDRAWAL_NO }) => WITHDRAWAL_NO)
    filter({ items, filter: 0 })
    expect(items.map(({ WITHDRAWAL_NO }) => WITHDRAWAL_NO)).toEqual(before)
  })
})
