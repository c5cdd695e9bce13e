/* Generated from schemas/calls/legacy/history_settlements_data.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly COUNTRY_TYPE: 0 | 1 | 2 | 3; readonly TRADE_TYPE_ARRAY: readonly number[]; readonly DATE_BASIS: 1 | 2
    readonly MARKET_ID?: number; readonly BRAND_ID?: number; readonly PERIOD_TYPE: 0 | 1 | 2 | 3 | 4
    readonly DATE_FROM?: string; readonly DATE_TO?: string; readonly SORT_TYPE: 0 | 1 | 2; readonly PAGE_NO: number
    readonly PAGE_SIZE: number
  }
  response: {
    readonly OPEN_DATE: string; readonly TOTAL_COUNT: number; readonly HAS_NEXT_FLG: 0 | 1
    readonly AVAILABLE_TYPE_ARRAY: readonly number[]
    readonly SETTLEMENT_ARRAY: readonly {
      readonly HISTORY_ID: string; readonly TRADE_TYPE: number; readonly TRADE_TYPE_NM?: string | null
      readonly TRADE_DATE: string; readonly SETTLE_DATE: string; readonly SETTLED_FLG: 0 | 1
      readonly MARKET_ID?: number | null; readonly BRAND_ID?: number | null; readonly BRAND_CD?: string | null
      readonly BRAND_NM_MINI?: string | null; readonly ETF_FLG?: number | null; readonly TAX_TYPE?: number | null
      readonly QUANTITY?: string | null; readonly UNIT_PRICE?: string | null; readonly CURRENCY: "JPY" | "USD"
      readonly FX_RATE?: string | null; readonly TRADE_AMOUNT?: number | null; readonly FEE?: number | null
      readonly DOMESTIC_TAX?: number | null; readonly FOREIGN_TAX_USD?: string | null; readonly SETTLE_AMOUNT: number
      readonly BALANCE_AFTER?: number | null; readonly METHOD_NM?: string | null; readonly ACCEPT_NO?: string | null
      readonly RATIO_TEXT?: string | null; readonly REMARK?: string | null
    }[]
  }
}
