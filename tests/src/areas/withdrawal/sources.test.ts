import { describe, expect, it } from "vitest"
import { filtered } from "../../../../src/areas/withdrawal/sources/filtered/filtered"
import { someStores } from "../../platform/stores/someStores"

const { stores } = someStores()
const filter = filtered(stores)

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
