// @vitest-environment node
import { describe, expect, it } from "vitest"
import { depositsFilter } from "../../../../src/areas/portfolio/sources/deposits-filter/depositsFilter"

const none = {} as never

describe("portfolio/deposits-filter", () => {
  const read = depositsFilter(none)
  const today = "2025-01-15"

  it("asks for the year of today and everything, where the address says nothing", () => {
    expect(read({ today })).toMatchObject({ YEAR: 2025, DEPOSIT_KIND: 0 })
  })

  it.each([
    [{ type: "in" }, { YEAR: 2025, DEPOSIT_KIND: 1 }],
    [
      { type: "out", year: 2023 },
      { YEAR: 2023, DEPOSIT_KIND: 2 },
    ],
    [{ year: 0 }, { YEAR: 0, DEPOSIT_KIND: 0 }],
  ])("reads %o", (asked, wanted) => {
    expect(read({ ...asked, today })).toMatchObject(wanted)
  })

  it("offers every year since opening, the newest first, and all", () => {
    expect(read({ today, openYear: 2023 })["YEARS"]).toEqual([
      { YEAR: 0, LABEL: "すべて" },
      { YEAR: 2025, LABEL: "2025年" },
      { YEAR: 2024, LABEL: "2024年" },
      { YEAR: 2023, LABEL: "2023年" },
    ])
  })

  it.each([2001, 2099])("offers the year %i of an address, which is the one that is listed", (year) => {
    const { YEARS } = read({ today, year, openYear: 2024 })
    const years = [2025, 2024, year].toSorted((a, b) => b - a)
    expect(YEARS).toEqual([{ YEAR: 0, LABEL: "すべて" }, ...years.map((one) => ({ YEAR: one, LABEL: `${one}年` }))])
  })
})
