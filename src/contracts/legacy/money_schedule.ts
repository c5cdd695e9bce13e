/* Generated from schemas/calls/legacy/money_schedule.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly BASE_DATETIME: string; readonly DEPOSIT_BALANCE: number; readonly BUYING_POWER: number
    readonly WITHDRAWABLE_AMOUNT: number; readonly SHORTAGE_AMOUNT: number; readonly SHORTAGE_LIMIT_DATE: string | null
    readonly SCHEDULE_ARRAY: readonly {
      readonly DATE: string; readonly IN_AMOUNT: number; readonly OUT_AMOUNT: number; readonly DEPOSIT_BALANCE: number
      readonly BUYING_POWER: number; readonly WITHDRAWABLE_AMOUNT: number
      readonly DETAIL_ARRAY: readonly {
        readonly TRADE_TYPE: number; readonly MARKET_ID: number | null; readonly BRAND_ID: number | null
        readonly BRAND_NM_MINI: string | null; readonly AMOUNT: number; readonly SETTLE_DATE: string
      }[]
    }[]
  }
}
