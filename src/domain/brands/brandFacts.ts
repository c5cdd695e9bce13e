/** What the rules of section 4 of the specification read of a brand. Wire names, so that brands need no translation. */
export interface BrandFacts {
  readonly MARKET_ID: number
  readonly BRAND_CD: string
  readonly BRAND_NM_MINI: string
  readonly BRAND_NM_KANA: string
  readonly BRAND_NM_NICKNAME: string
  readonly SEARCH_KEY: string
  readonly ETF_FLG: number
  readonly SORT: number | null
  readonly BUY_COUNT: number | null
  readonly BUY_AMOUNT: number | null
  readonly BUY_GROWTH_COUNT: number | null
  readonly BUY_INVE_COUNT: number | null
  readonly SPECIFIC_BRAND_FLG: number
  readonly TSUMITATE_NISA_BRAND_FLG: number
  readonly GROWTH_NISA_BRAND_FLG: number
  /** Change since the previous close in percent; brands carry it at run time, where a price is known. */
  readonly gainLossPercentage?: number | null | undefined
}
