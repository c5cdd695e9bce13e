/* Generated from schemas/calls/legacy/trades_today.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly BASE_DATETIME: string; readonly TOTAL_BUY_AMOUNT: number; readonly TOTAL_SELL_AMOUNT: number
    readonly TRADE_ARRAY: readonly {
      readonly TRADE_ID: string; readonly TRADE_TYPE: number; readonly TRADE_DATETIME: string
      readonly LOCAL_TRADE_DATE: string | null; readonly SETTLE_DATE: string; readonly MARKET_ID: number
      readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string
      readonly ETF_FLG?: number | null; readonly TAX_TYPE: number; readonly QUANTITY: string
      readonly UNIT_PRICE: string; readonly CURRENCY: "JPY" | "USD"; readonly FX_RATE: string | null
      readonly AMOUNT: number; readonly FEE: number
    }[]
    readonly ORDER_ARRAY: readonly {
      readonly ORDER_ID: string; readonly STATUS_CD: 1 | 2 | 3 | 4 | 5 | 6; readonly TRADE_TYPE: number
      readonly ORDER_DATETIME: string; readonly MARKET_ID: number; readonly BRAND_ID: number; readonly BRAND_CD: string
      readonly BRAND_NM_MINI: string; readonly ETF_FLG?: number | null; readonly TAX_TYPE: number
      readonly QUANTITY: string | null; readonly AMOUNT: number | null; readonly PREORDER_ID: number | null
      readonly CANCELABLE_FLG: 0 | 1
    }[]
  }
}
