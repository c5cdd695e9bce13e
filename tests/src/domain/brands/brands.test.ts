// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createBrandSearch } from "../../../../src/domain/brands/brandSearch"
import { brandLabel, courseType } from "../../../../src/domain/brands/courseType"
import { imageGroup } from "../../../../src/domain/brands/imageGroup"
import { isInNisaFrame, nisa, nisaTypes } from "../../../../src/domain/brands/nisaTypes"
import { sortBrands, type SortType } from "../../../../src/domain/brands/sortBrands"
import type { BrandFacts } from "../../../../src/domain/brands/brandFacts"

interface Cases {
  readonly brands: readonly BrandFacts[]
  readonly orders: readonly { readonly sort: SortType; readonly codes: readonly string[] }[]
  readonly searches: readonly { readonly term: string; readonly codes: readonly string[] | null }[]
  readonly labels: readonly { readonly code: string; readonly label: string }[]
  readonly nisa: readonly { readonly code: string; readonly types: readonly number[] }[]
}

const [file] = Object.values(import.meta.glob<Cases>("./brands.json", { eager: true }))
if (!file) throw new Error("the cases are missing")
const { brands, labels, nisa: nisaCases, orders, searches } = file

const codes = (found: readonly { readonly BRAND_CD: string }[] | undefined) =>
  found?.map(({ BRAND_CD }) => BRAND_CD) ?? null
const courseLabels = { "0": "投資信託", "1": "米国株", "2": "日本株", "3": "米国ETF", "4": "日本ETF" }
const brandOf = (code: string) => {
  const brand = brands.find(({ BRAND_CD }) => BRAND_CD === code)
  if (!brand) throw new Error(`no brand ${code}`)
  return brand
}

describe("courseType", () => {
  it.each([
    [99, 0, 0],
    [99, 1, 0],
    [11, 0, 2],
    [11, 1, 4],
    [1, 0, 1],
    [2, 1, 3],
    [77, 0, 1],
  ])("of market %i with ETF flag %i is %i", (MARKET_ID, ETF_FLG, expected) => {
    expect(courseType({ MARKET_ID, ETF_FLG })).toBe(expected)
  })
})

describe("brandLabel", () => {
  it.each(labels)("of $code is $label", ({ code, label }) => {
    expect(brandLabel(brandOf(code), courseLabels)).toBe(label)
  })
})

describe("nisaTypes", () => {
  it.each(nisaCases)("of $code are $types", ({ code, types }) => {
    expect(nisaTypes(brandOf(code))).toEqual(types)
  })

  it.each([
    [0, 0, 0, []],
    [0, 0, 1, [0]],
    [0, 1, 0, [2]],
    [0, 1, 1, [2]],
    [1, 0, 0, []],
    [1, 0, 1, [0]],
    [1, 1, 0, [1]],
    [1, 1, 1, [1, 0]],
  ])("with flags %i %i %i are %j", (SPECIFIC_BRAND_FLG, TSUMITATE_NISA_BRAND_FLG, GROWTH_NISA_BRAND_FLG, expected) => {
    expect(nisaTypes({ SPECIFIC_BRAND_FLG, TSUMITATE_NISA_BRAND_FLG, GROWTH_NISA_BRAND_FLG })).toEqual(expected)
  })

  it("count accumulation-only brands to the accumulation frame and not to the growth frame", () => {
    expect(isInNisaFrame(brandOf("1399"), nisa.accumulation)).toBe(true)
    expect(isInNisaFrame(brandOf("1399"), nisa.growth)).toBe(false)
  })
})

describe("sortBrands", () => {
  it.each(orders)("lists by sort $sort: $codes", ({ sort, codes: expected }) => {
    expect(codes(sortBrands(brands.toReversed(), sort))).toEqual(expected)
  })

  it("lists exactly the brands with a value, in an order that does not depend on the given one", () => {
    const some = fc.uniqueArray(fc.record({ SORT: fc.nat(50), BUY_COUNT: fc.option(fc.nat(3)) }), {
      selector: ({ SORT }) => SORT,
    })
    fc.assert(
      fc.property(some, (rows) => {
        const given = rows.map((row) => ({ ...brandOf("SMPT"), ...row }))
        const listed = sortBrands(given, 1)
        expect(listed).toHaveLength(rows.filter(({ BUY_COUNT }) => BUY_COUNT !== null).length)
        expect(sortBrands(given.toReversed(), 1)).toEqual(listed)
      }),
    )
  })

  it("puts equal brands without SORT last", () => {
    const [one, two] = [
      { ...brandOf("SMPT"), SORT: null },
      { ...brandOf("7999"), SORT: 9 },
    ]
    expect(codes(sortBrands([one, two], 1))).toEqual(["7999", "SMPT"])
    expect(codes(sortBrands([one, two], 0))).toEqual(["7999"])
  })
})

describe("createBrandSearch", () => {
  const search = createBrandSearch(brands)

  it.each(searches)("finds $codes for 「$term」", ({ term, codes: expected }) => {
    expect(codes(search(term))).toEqual(expected)
  })

  it("finds nothing among no brands", () => {
    expect(createBrandSearch([])("さんぷる")).toEqual([])
  })

  it("finds what a plain comparison of each brand's code finds", () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...brandOf("7999"), BRAND_CD: String(1000 + index * 7) }))
    const found = createBrandSearch(many)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (number) => {
        const term = String(number)
        expect(codes(found(term))).toEqual(codes(many.filter(({ BRAND_CD }) => BRAND_CD.includes(term))))
      }),
    )
  })
})

const images = [
  { DISP_LV_1: 2, DISPLAY_ORDER: 2 },
  { DISP_LV_1: 1, DISPLAY_ORDER: 5 },
  { DISP_LV_1: 2, DISPLAY_ORDER: 1 },
]

describe("imageGroup", () => {
  it.each([
    [0, [5]],
    [1, []],
    [2, []],
    [3, [1, 2]],
    [4, [1, 2]],
  ] as const)("of course %i has the banners %j", (course, orders) => {
    expect(imageGroup(images, course).map(({ DISPLAY_ORDER }) => DISPLAY_ORDER)).toEqual(orders)
  })
})
