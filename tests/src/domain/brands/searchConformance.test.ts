// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { BrandFacts } from "../../../../src/domain/brands/brandFacts"
import { createBrandSearch } from "../../../../src/domain/brands/brandSearch"

interface Table {
  readonly brands: readonly Pick<BrandFacts, "BRAND_CD">[]
  readonly groups: readonly {
    readonly name: string
    readonly rows: readonly { readonly term: string; readonly codes: readonly string[] | null }[]
  }[]
}

const [table] = Object.values(import.meta.glob<Table>("./searchConformance.json", { eager: true }))
if (!table) throw new Error("the table is missing")

/** What no search looks at. */
const others = {
  SORT: 1,
  BUY_COUNT: 1,
  BUY_AMOUNT: 1,
  BUY_GROWTH_COUNT: 1,
  BUY_INVE_COUNT: 1,
  SPECIFIC_BRAND_FLG: 0,
  TSUMITATE_NISA_BRAND_FLG: 0,
  GROWTH_NISA_BRAND_FLG: 0,
  gainLossPercentage: 0,
}
const brands = table.brands.map((brand) => ({ ...others, ...brand }) as BrandFacts)

describe.each(table.groups)("a search by $name", ({ rows }) => {
  const search = createBrandSearch(brands)

  it.each(rows)("finds $codes for 「$term」", ({ term, codes }) => {
    expect(search(term)?.map(({ BRAND_CD }) => BRAND_CD) ?? null).toEqual(codes)
  })
})
