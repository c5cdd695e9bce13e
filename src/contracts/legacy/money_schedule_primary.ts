/* Generated from schemas/calls/legacy/money_schedule_primary.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly BASE_DATETIME: string; readonly DEPOSIT_BALANCE: number; readonly UNSETTLED_SELL_AMOUNT: number
    readonly UNSETTLED_BUY_AMOUNT: number; readonly PENDING_WITHDRAWAL_AMOUNT: number
    readonly TAX_RESERVED_AMOUNT: number; readonly RESERVED_BUY_AMOUNT: number; readonly BUYING_POWER: number
    readonly SCHEDULE_ARRAY: readonly {
      readonly DATE: string; readonly BUYING_POWER: number; readonly DIFF_AMOUNT: number
      readonly DETAIL_ARRAY: readonly {
        readonly TRADE_TYPE: number; readonly MARKET_ID: number | null; readonly BRAND_ID: number | null
        readonly BRAND_NM_MINI: string | null; readonly AMOUNT: number; readonly SETTLE_DATE: string
      }[]
    }[]
  }
}
