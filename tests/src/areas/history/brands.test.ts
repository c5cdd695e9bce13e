// @vitest-environment node
import { describe, expect, it } from "vitest"
import { brands } from "../../../../src/areas/history/sources/brands/brands"
import { someStores } from "../../platform/stores/someStores"

const find = brands(someStores().stores)
const etf = { MARKET_ID: 11, BRAND_ID: 110901, BRAND_CD: "1399", BRAND_NM_MINI: "サンプルTOPIX ETF", ETF_FLG: 1 }
const tech = { MARKET_ID: 2, BRAND_ID: 200001, BRAND_CD: "SMPT", BRAND_NM_MINI: "サンプルテック", ETF_FLG: 0 }

describe("history/brands", () => {
  it("tells brands of different markets apart", () => {
    expect(find({ items: [etf, tech] }).items.map(({ key }) => key)).toEqual(["11-110901", "2-200001"])
  })

  it("says of each its course", () => {
    expect(find({ items: [etf, tech] })["items"]).toMatchObject([{ course: 4 }, { course: 1 }])
  })

  it("is empty until there are brands", () => expect(find({ items: undefined })).toEqual({ items: [] }))
})
