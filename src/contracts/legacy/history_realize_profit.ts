/* Generated from schemas/calls/legacy/history_realize_profit.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly YEAR: number; readonly TAX_TYPE: 0 | 1 | 2 | 3 | 4; readonly COUNTRY_TYPE: 0 | 1 | 2 | 3
    readonly MARKET_ID?: number; readonly BRAND_ID?: number; readonly DETAIL_FLG: 0 | 1; readonly PAGE_NO?: number
    readonly PAGE_SIZE?: number
  }
  response: {
    readonly OPEN_YEAR: number; readonly YEAR: number; readonly TOTAL_PROFIT: number; readonly GAIN_AMOUNT: number
    readonly LOSS_AMOUNT: number; readonly OFFSET_AMOUNT: number; readonly TAX_COLLECTED_AMOUNT: number
    readonly TAX_COLLECTED_INCOME: number; readonly TAX_COLLECTED_LOCAL: number; readonly TAX_REFUNDED_AMOUNT: number
    readonly TOTAL_COUNT: number; readonly WITHHOLDING_FLG: 0 | 1; readonly HAS_NEXT_FLG: 0 | 1
    readonly MONTH_ARRAY: readonly { readonly MONTH: string; readonly PROFIT_AMOUNT: number }[]
    readonly DETAIL_ARRAY: readonly {
      readonly HISTORY_ID: string; readonly TRADE_DATE: string; readonly SETTLE_DATE: string; readonly MARKET_ID: number
      readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string
      readonly ETF_FLG?: number | null; readonly TAX_TYPE: number; readonly QUANTITY: string
      readonly UNIT_PRICE: string; readonly CURRENCY: "JPY" | "USD"; readonly SELL_AMOUNT: number
      readonly COST_AMOUNT: number; readonly FEE_AMOUNT: number; readonly SELL_FX?: string | null
      readonly COST_FX?: string | null; readonly PROFIT_USD?: string | null; readonly PROFIT_AMOUNT: number
    }[]
  }
}
