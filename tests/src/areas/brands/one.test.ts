// @vitest-environment node
import { describe, expect, it } from "vitest"
import { one } from "../../../../src/areas/brands/sources/one/one"
import type { Stores } from "../../../../src/platform/stores"
import { fixtureBrands, retiredBrands } from "../../../../src/sandbox/areas/brands/fixtureBrands"
import { pricesOf } from "../../../../src/sandbox/areas/brands/prices"

const find = one({} as Stores)
const data = { BRAND_ARRAY: fixtureBrands, SE_BRAND_ARRAY: retiredBrands }
const prices = pricesOf(0)

describe("brands/one", () => {
  it("finds a brand by market and id, as numbers or as the address has them, with its price", () => {
    const tech = { known: true, retired: false, BRAND_NM_MINI: "サンプルテック", symbol: "SMPT", course: 1, nisa: [0] }
    expect(find({ data, prices, market: 2, id: 200001 })).toMatchObject({ ...tech, price: { n: 20_000, unit: "usd" } })
    expect(find({ data, prices, market: "2", id: "200001" })).toMatchObject(tech)
  })

  it("tells brands of another market with the same id apart", () => {
    expect(find({ data, market: 11, id: 200001 })).toEqual({ known: false })
  })

  it("finds a brand by its code where there is no id", () => {
    expect(find({ data, code: "7999" })).toMatchObject({ known: true, BRAND_ID: 110001, course: 2 })
  })

  it("knows by name what can no longer be bought", () => {
    expect(find({ data, prices, market: 11, id: 110_002 })).toMatchObject({
      known: true,
      retired: true,
      BRAND_NM_MINI: "サンプル旧素材",
    })
  })

  it.each([{}, { id: "", code: "" }, { market: 11, id: 1 }, { code: "9999" }])("knows no brand by %j", (wanted) => {
    expect(find({ data, prices, ...wanted })).toEqual({ known: false })
    expect(find({ data: undefined, ...wanted })).toEqual({ known: false })
  })
})
