import type { BrandFacts } from "../../../domain/brands/brandFacts"
import { bannerPicture } from "./bannerPicture"

export type Brand = BrandFacts & { readonly BRAND_ID: number }

const flags = (SPECIFIC_BRAND_FLG: 0 | 1, TSUMITATE_NISA_BRAND_FLG: 0 | 1, GROWTH_NISA_BRAND_FLG: 0 | 1) => ({
  SPECIFIC_BRAND_FLG,
  TSUMITATE_NISA_BRAND_FLG,
  GROWTH_NISA_BRAND_FLG,
})

const bought = (
  BUY_COUNT: number | null,
  BUY_AMOUNT: number,
  [BUY_GROWTH_COUNT, BUY_INVE_COUNT]: readonly [number | null, number | null],
) => ({ BUY_COUNT, BUY_AMOUNT, BUY_GROWTH_COUNT, BUY_INVE_COUNT })

const named = (
  BRAND_NM_MINI: string,
  BRAND_NM_KANA: string,
  [BRAND_NM_NICKNAME, SEARCH_KEY]: readonly [string, string],
) => ({
  BRAND_NM_MINI,
  BRAND_NM_KANA,
  BRAND_NM_NICKNAME,
  SEARCH_KEY,
})

/** The five brands that every number of the fixture customer is about. */
export const fixtureBrands: readonly Brand[] = [
  {
    MARKET_ID: 99,
    BRAND_ID: 900001,
    BRAND_CD: "99A0001",
    ETF_FLG: 0,
    SORT: 1,
    ...named("サンプル全世界株式インデックス", "サンプルゼンセカイカブシキインデックス", ["さんぷるオルカン", ""]),
    ...bought(900, 50_000_000, [300, 500]),
    ...flags(1, 1, 1),
  },
  {
    MARKET_ID: 2,
    BRAND_ID: 200001,
    BRAND_CD: "SMPT",
    ETF_FLG: 0,
    SORT: 2,
    ...named("サンプルテック", "サンプルテック", ["", "スマホ 半導体"]),
    ...bought(700, 30_000_000, [200, null]),
    ...flags(1, 0, 1),
  },
  {
    MARKET_ID: 11,
    BRAND_ID: 110001,
    BRAND_CD: "7999",
    ETF_FLG: 0,
    SORT: 3,
    ...named("サンプル自動車", "サンプルジドウシャ", ["", "車 EV"]),
    ...bought(700, 20_000_000, [100, null]),
    ...flags(1, 0, 1),
  },
  {
    MARKET_ID: 1,
    BRAND_ID: 210001,
    BRAND_CD: "SM5E",
    ETF_FLG: 1,
    SORT: 4,
    ...named("サンプル米国500 ETF", "サンプルベイコク500", ["", "アメリカ 指数"]),
    ...bought(500, 40_000_000, [250, null]),
    ...flags(1, 0, 1),
  },
  {
    MARKET_ID: 11,
    BRAND_ID: 110901,
    BRAND_CD: "1399",
    ETF_FLG: 1,
    SORT: 5,
    ...named("サンプルTOPIX ETF", "サンプルトピックス", ["", "東証 指数"]),
    ...bought(null, 1_000_000, [null, 20]),
    ...flags(0, 1, 1),
  },
]

/** What can no longer be bought: never listed, named where somebody holds it or has traded it. */
export const retiredBrands: readonly Brand[] = [
  {
    MARKET_ID: 11,
    BRAND_ID: 110002,
    BRAND_CD: "7998",
    ETF_FLG: 0,
    SORT: null,
    ...named("サンプル旧素材", "サンプルキュウソザイ", ["", "素材"]),
    ...bought(null, 0, [null, null]),
    ...flags(1, 0, 0),
  },
]

export const isRetired = (brandId: number): boolean => retiredBrands.some(({ BRAND_ID }) => BRAND_ID === brandId)

export const brandImages = [
  {
    DISP_LV_1: 1,
    DISPLAY_ORDER: 1,
    TITLE: "はじめての投資信託",
    IMAGE_URL: bannerPicture("はじめての投資信託", ["#0b6e4f", "#2f9c78"]),
    BRAND_ID_ARRAY: [900001],
  },
  {
    DISP_LV_1: 2,
    DISPLAY_ORDER: 1,
    TITLE: "指数に投資するETF",
    IMAGE_URL: bannerPicture("指数に投資するETF", ["#1a4fa0", "#4f86d6"]),
    BRAND_ID_ARRAY: [210001, 110901],
  },
]
