/* Generated from schemas/calls/legacy/history_country_trades.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly COUNTRY_TYPE: 1 | 2 | 3; readonly SIDE_TYPE: 0 | 1 | 2; readonly MARKET_ID?: number
    readonly BRAND_ID?: number; readonly PERIOD_TYPE: 0 | 1 | 2 | 3 | 4; readonly DATE_FROM?: string
    readonly DATE_TO?: string; readonly SORT_TYPE: 0 | 1 | 2; readonly PAGE_NO: number; readonly PAGE_SIZE: number
  }
  response: {
    readonly OPEN_DATE: string; readonly TOTAL_COUNT: number; readonly HAS_NEXT_FLG: 0 | 1
    readonly TRADE_ARRAY: readonly {
      readonly TRADE_ID: string; readonly TRADE_TYPE: number; readonly TRADE_DATETIME: string
      readonly LOCAL_TRADE_DATE?: string | null; readonly SETTLE_DATE: string; readonly MARKET_ID: number
      readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string; readonly ETF_FLG: 0 | 1
      readonly TAX_TYPE: number; readonly QUANTITY: string; readonly UNIT_PRICE: string
      readonly CURRENCY: "JPY" | "USD"; readonly FX_RATE?: string | null; readonly AMOUNT: number
      readonly AMOUNT_USD?: string | null; readonly FEE: number
    }[]
  }
}
