/* Generated from schemas/calls/legacy/withdraw_select.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly VIEW_VERSION: 1 | 2 }
  response: {
    readonly WITHDRAWABLE_AMOUNT: number; readonly BANK_REGISTERED_FLG: 0 | 1; readonly PENDING_COUNT: number
    readonly DESTINATION_ARRAY: readonly {
      readonly WITHDRAW_TYPE: 1 | 2 | 3; readonly NAME: string; readonly SUB_TEXT: string; readonly ENABLED_FLG: 0 | 1
      readonly DISABLED_REASON: string; readonly ACTION_ROUTE: string; readonly ARRIVAL_TEXT: string
      readonly FEE_TEXT: string; readonly LIMIT_AMOUNT: number | null; readonly RECOMMEND_FLG: 0 | 1
    }[]
  }
}
