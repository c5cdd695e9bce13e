// @vitest-environment node
import { describe, expect, it } from "vitest"
import { byMonth } from "../../../src/sources/list/by-month/byMonth"
import { someStores } from "../platform/stores/someStores"

const group = byMonth(someStores().stores)

describe("list/by-month", () => {
  it("keeps the order of items, and each month comes once", () => {
    const items = ["2025-01-06", "2024-12-30", "2024-12-02T09:00:00+09:00", "2024-11-01"].map((DATE) => ({ DATE }))
    expect(group({ items, by: "DATE" })).toEqual({
      groups: [
        { MONTH: "2025-01", ROWS: [items[0]] },
        { MONTH: "2024-12", ROWS: [items[1], items[2]] },
        { MONTH: "2024-11", ROWS: [items[3]] },
      ],
    })
  })

  it("is empty until there are items", () => {
    expect(group({ items: undefined, by: "DATE" })).toEqual({ groups: [] })
  })
})
