/* Generated from schemas/calls/legacy/preorder_preorder_list.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly PREORDER_ID?: number }
  response: {
    readonly PREORDER_ARRAY: readonly {
      readonly PREORDER_ID: number; readonly PREORDER_TYPE: 1 | 2; readonly MARKET_ID: number; readonly BRAND_ID: number
      readonly BRAND_CD: string; readonly BRAND_NM_MINI: string; readonly AMOUNT: number
      readonly TAX_TYPE: 1 | 2 | 3 | 4; readonly PAYMENT_NM: string; readonly ORDER_DATETIME: string
      readonly PLANNED_DATE: string; readonly CANCELABLE_FLG: 0 | 1; readonly CANCEL_LIMIT_DATETIME: string
    }[]
  }
}
