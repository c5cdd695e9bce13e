// @vitest-environment node
import { autorun } from "mobx"
import { describe, expect, it } from "vitest"
import { listing } from "../../../../src/areas/brands/sources/listing/listing"
import { fixtureBrands } from "../../../../src/sandbox/areas/brands/fixtureBrands"
import { generatedBrand } from "../../../../src/sandbox/areas/brands/generatedBrands"
import { pricesOf } from "../../../../src/sandbox/areas/brands/prices"
import type { Stores } from "../../../../src/platform/stores"

const listed = listing({} as Stores)
const prices = pricesOf(0)
const find = (input: object) => listed({ brands: fixtureBrands, prices, ...input })
const codes = ({ items }: { readonly items: readonly { readonly BRAND_CD: string }[] }) =>
  items.map(({ BRAND_CD }) => BRAND_CD)

describe("brands/listing", () => {
  it.each([
    [0, ["99A0001", "SMPT", "7999", "SM5E", "1399"]],
    [1, ["99A0001", "SMPT", "7999", "SM5E"]],
    [2, ["SM5E", "99A0001", "7999", "SMPT"]],
    [3, ["SMPT", "7999", "99A0001", "SM5E"]],
    [4, ["99A0001", "SM5E", "SMPT", "7999", "1399"]],
    [5, ["99A0001", "SM5E", "SMPT", "7999"]],
    [6, ["99A0001", "1399"]],
    ["1", ["99A0001", "SMPT", "7999", "SM5E"]],
    ["nonsense", ["99A0001", "SMPT", "7999", "SM5E", "1399"]],
  ])("lists by sort %s: %j", (sort, expected) => {
    expect(codes(find({ sort }))).toEqual(expected)
  })

  it("finds what is typed, in the order that is asked for, and counts each course", () => {
    const found = find({ text: "さんぷる", sort: 4, course: 3 })
    expect(codes(found)).toEqual(["SM5E"])
    expect(found).toMatchObject({ searched: true, count: 1, counts: { all: 5, 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 } })
  })

  it("finds what a half-typed syllable leads to", () => {
    expect(codes(find({ text: "さんぷるt", sort: 4, course: 3 }))).toEqual(["SM5E"])
  })

  it.each(["・・", "", undefined])("takes %j for no term", (text) => {
    expect(find({ text })).toMatchObject({ searched: false, count: 5 })
  })

  it("keeps to a NISA frame: accumulation takes in what can only be accumulated", () => {
    expect(codes(find({ nisa: 1 }))).toEqual(["99A0001", "1399"])
    expect(codes(find({ nisa: "0" }))).toEqual(["99A0001", "SMPT", "7999", "SM5E"])
  })

  it("says the code of all but funds, and the price where there is one", () => {
    const [fund, stock] = find({}).items
    expect(fund).toMatchObject({ symbol: "", price: { n: 25_000 }, change: { n: 100 } })
    expect(stock).toMatchObject({ symbol: "SMPT", price: { n: 20_000, e10: -2, unit: "usd" } })
    expect(listed({ brands: fixtureBrands }).items[0]).not.toHaveProperty("price")
  })

  it("gives the first few and counts all", () => {
    const found = find({ first: 2 })
    expect([codes(found), found.count]).toEqual([["99A0001", "SMPT"], 5])
  })

  it("has nothing to list before the brands are there", () => {
    expect(listed({ brands: undefined })).toMatchObject({ ready: true, items: [], count: 0 })
  })

  it("lists thousands when they are indexed, and says until then that they are not", async () => {
    const brands = Array.from({ length: 3_000 }, (_, index) => generatedBrand(index))
    const seen: (readonly [boolean, number])[] = []
    await new Promise<void>((resolve) => {
      autorun((reaction) => {
        const { ready, count } = listed({ brands, text: "みなと電機", sort: 1 })
        seen.push([ready, count])
        if (!ready) return
        reaction.dispose()
        resolve()
      })
    })
    expect(seen[0]).toEqual([false, 0])
    expect(seen.at(-1)).toEqual([
      true,
      brands.filter(({ BRAND_NM_MINI: name, BUY_COUNT }) => name.startsWith("みなと電機") && BUY_COUNT !== null).length,
    ])
  })
})
