/* Generated from schemas/calls/legacy/history_ca_dividend_brands.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly YEAR: number; readonly CA_KIND: 0 | 1 | 2 | 3 | 4 | 5 | 9; readonly COUNTRY_TYPE: 0 | 1 | 2 | 3 }
  response: {
    readonly BRAND_ARRAY: readonly {
      readonly MARKET_ID: number; readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string
      readonly ETF_FLG: 0 | 1
    }[]
  }
}
