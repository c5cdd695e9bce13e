// @vitest-environment node
import { describe, expect, it } from "vitest"
import { several } from "../../../../src/areas/brands/sources/several/several"
import type { Stores } from "../../../../src/platform/stores"
import { fixtureBrands, retiredBrands } from "../../../../src/sandbox/areas/brands/fixtureBrands"
import { pricesOf } from "../../../../src/sandbox/areas/brands/prices"

const pick = several({} as Stores)
const data = { BRAND_ARRAY: fixtureBrands, SE_BRAND_ARRAY: retiredBrands }
const [fund, tech, retired, unknown] = [
  { market_id: 99, brand_id: 900_001 },
  { market_id: 2, brand_id: 200_001 },
  { market_id: 11, brand_id: 110_002 },
  { market_id: 11, brand_id: 200_001 },
]

describe("brands/several", () => {
  it("gives brands in the order of their keys, with prices, also what can no longer be bought", () => {
    const { items } = pick({ data, prices: pricesOf(0), items: [retired, tech, unknown, fund] })
    expect(items).toMatchObject([
      { BRAND_ID: 110_002, BRAND_NM_MINI: "サンプル旧素材" },
      { BRAND_ID: 200_001, symbol: "SMPT", price: { n: 20_000, unit: "usd" } },
      { BRAND_ID: 900_001, course: 0 },
    ])
  })

  it.each([undefined, [], ["200001"], [{ market_id: "2", brand_id: "200001" }], [unknown]])(
    "of %j gives none",
    (items) => {
      expect(pick({ data, items })).toEqual({ items: [] })
    },
  )

  it("gives none while there is no brands data", () => {
    expect(pick({ data: undefined, items: [tech] })).toEqual({ items: [] })
  })
})
