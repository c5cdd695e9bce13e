// @vitest-environment node
import { describe, expect, it } from "vitest"
import { banners } from "../../../../src/areas/brands/sources/banners/banners"
import { suspended } from "../../../../src/areas/brands/sources/suspended/suspended"
import type { Stores } from "../../../../src/platform/stores"
import { fixtureBrands } from "../../../../src/sandbox/areas/brands/fixtureBrands"

const stores = {} as Stores
const image = (TITLE: string, DISP_LV_1: number, DISPLAY_ORDER: number, BRAND_ID_ARRAY: readonly number[]) => ({
  TITLE,
  DISP_LV_1,
  DISPLAY_ORDER,
  BRAND_ID_ARRAY,
  IMAGE_URL: `https://img.example/${DISPLAY_ORDER}.png`,
})
const data = {
  BRAND_ARRAY: fixtureBrands,
  IMAGE: [image("二番目", 2, 2, [210001]), image("一番目", 2, 1, [110901, 404]), image("投信", 1, 1, [900001])],
}

describe("brands/banners", () => {
  it.each([
    [0, ["投信"]],
    [3, ["一番目", "二番目"]],
    ["4", ["一番目", "二番目"]],
    [1, []],
    [2, []],
    [undefined, []],
  ])("has for course %s: %j", (course, titles) => {
    expect(banners(stores)({ data, course }).items.map(({ title }) => title)).toEqual(titles)
  })

  it("names the brands that a picture is about, as far as anybody knows them", () => {
    const [first] = banners(stores)({ data, course: 4 }).items
    expect(first).toMatchObject({ image: "https://img.example/1.png", brands: [{ BRAND_CD: "1399", nisa: [2] }] })
  })

  it("has none before the brands are there, and none without a title", () => {
    expect(banners(stores)({ data: undefined, course: 0 })).toEqual({ items: [] })
    expect(banners(stores)({ data: { IMAGE: [image("", 1, 1, [])] }, course: 0 })).toEqual({ items: [] })
  })
})

describe("brands/suspended", () => {
  it("knows the keys of what cannot be traded", () => {
    const statuses = [
      { MARKET_ID: 11, BRAND_ID: 1, TRADABLE_FLG: 0 },
      { MARKET_ID: 99, BRAND_ID: 2, TRADABLE_FLG: 1 },
    ]
    expect(suspended(stores)({ statuses })).toEqual({ keys: ["11-1"] })
    expect(suspended(stores)({ statuses: undefined })).toEqual({ keys: [] })
  })
})
