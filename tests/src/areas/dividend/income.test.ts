// @vitest-environment node
import { describe, expect, it } from "vitest"
import { income } from "../../../../src/areas/dividend/sources/income/income"

const read = income({} as never)
const jpy = (n: number) => ({ n, e10: 0, unit: "jpy" })
const car = { market_id: 11, brand_id: 110001 }
const etf = { market_id: 1, brand_id: 210001 }
const data = {
  BRAND_ARRAY: [{ MARKET_ID: 11, BRAND_ID: 110001, BRAND_CD: "7999", BRAND_NM_MINI: "サンプル自動車", ETF_FLG: 0 }],
  SE_BRAND_ARRAY: [{ MARKET_ID: 1, BRAND_ID: 210001, BRAND_CD: "SM5E", BRAND_NM_MINI: "米国500", ETF_FLG: 1 }],
}
const summary = {
  year: 2025,
  months: [
    {
      month: 2,
      by_course: [
        { course_type: 0, net: jpy(1_200) },
        { course_type: 3, net: jpy(99) },
      ],
    },
  ],
  brands: [{ ...car, net: jpy(399), count: 1 }],
  upcoming: [{ ...etf, ex_date: "2025-03-28", pay_date: "2025-06-27", per_unit: jpy(40), expected: jpy(500) }],
}

describe("dividend/income", () => {
  it("has all twelve months, those without a payment too", () => {
    const { months } = read({ summary }) as { readonly months: readonly object[] }
    expect(months).toHaveLength(12)
    const nothing = { fund: 0, usStock: 0, jpStock: 0, usEtf: 0, jpEtf: 0, total: 0 }
    expect(months[0]).toEqual({ ...nothing, month: "2025-01" })
    expect(months[1]).toEqual({ ...nothing, month: "2025-02", fund: 1_200, usEtf: 99, total: 1_299 })
  })

  it("names brands, also those that can no longer be bought", () => {
    expect(read({ summary, data })).toMatchObject({
      brands: [{ key: "11-110001", name: "サンプル自動車", symbol: "7999", course: 2, net: jpy(399), count: 1 }],
      upcoming: [{ key: "1-210001", name: "米国500", symbol: "SM5E", course: 3, expected: jpy(500) }],
    })
  })

  it("tells the market of a brand that nobody knows", () => {
    const { brands } = read({ summary }) as { readonly brands: readonly object[] }
    expect(brands).toEqual([{ ...car, key: "11-110001", course: 2, symbol: "", net: jpy(399), count: 1 }])
  })

  it("is empty until there is a summary", () => {
    expect(read({ summary: undefined })).toEqual({ months: [], brands: [], upcoming: [] })
  })
})
