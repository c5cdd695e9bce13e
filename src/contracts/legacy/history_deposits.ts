/* Generated from schemas/calls/legacy/history_deposits.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly YEAR: number; readonly DEPOSIT_KIND: 0 | 1 | 2; readonly PAGE_NO: number; readonly PAGE_SIZE: number
  }
  response: {
    readonly OPEN_YEAR: number; readonly DEPOSIT_BALANCE: number; readonly TOTAL_IN_AMOUNT: number
    readonly TOTAL_OUT_AMOUNT: number; readonly NET_AMOUNT: number
    readonly MONTH_ARRAY: readonly { readonly MONTH: string; readonly IN_AMOUNT: number; readonly OUT_AMOUNT: number }[]
    readonly TOTAL_COUNT: number; readonly HAS_NEXT_FLG: 0 | 1
    readonly DEPOSIT_ARRAY: readonly {
      readonly HISTORY_ID: string; readonly DATE: string; readonly TRADE_TYPE: number; readonly METHOD_NM: string | null
      readonly AMOUNT: number
    }[]
  }
}
