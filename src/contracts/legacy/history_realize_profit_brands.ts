/* Generated from schemas/calls/legacy/history_realize_profit_brands.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly YEAR: number; readonly TAX_TYPE: 0 | 1 | 2 | 3 | 4; readonly COUNTRY_TYPE: 0 | 1 | 2 | 3 }
  response: {
    readonly PROFIT_BRAND_ARRAY: readonly {
      readonly MARKET_ID: number; readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string
      readonly ETF_FLG: 0 | 1; readonly SELL_COUNT: number; readonly LAST_TRADE_DATE: string
      readonly PROFIT_AMOUNT: number
    }[]
  }
}
