/* Generated from schemas/calls/brand/brands.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly BRAND_ARRAY: readonly {
      readonly MARKET_ID: number; readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string
      readonly BRAND_NM_KANA: string; readonly BRAND_NM_NICKNAME: string; readonly SEARCH_KEY: string
      readonly ETF_FLG: number; readonly SORT: number | null; readonly BUY_COUNT: number | null
      readonly BUY_AMOUNT: number | null; readonly BUY_GROWTH_COUNT: number | null
      readonly BUY_INVE_COUNT: number | null; readonly SPECIFIC_BRAND_FLG: number
      readonly TSUMITATE_NISA_BRAND_FLG: number; readonly GROWTH_NISA_BRAND_FLG: number
    }[]
    readonly SE_BRAND_ARRAY: readonly {
      readonly MARKET_ID: number; readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string
      readonly BRAND_NM_KANA: string; readonly BRAND_NM_NICKNAME: string; readonly SEARCH_KEY: string
      readonly ETF_FLG: number; readonly SORT: number | null; readonly BUY_COUNT: number | null
      readonly BUY_AMOUNT: number | null; readonly BUY_GROWTH_COUNT: number | null
      readonly BUY_INVE_COUNT: number | null; readonly SPECIFIC_BRAND_FLG: number
      readonly TSUMITATE_NISA_BRAND_FLG: number; readonly GROWTH_NISA_BRAND_FLG: number
    }[]
    readonly IMAGE: readonly {
      readonly DISP_LV_1: number; readonly DISPLAY_ORDER: number; readonly TITLE: string; readonly IMAGE_URL: string
      readonly BRAND_ID_ARRAY?: readonly number[]
    }[]
    readonly COPY_DATETIME?: string
  }
}
