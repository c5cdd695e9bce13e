/* Generated from schemas/calls/legacy/payments_contract_result_paypay.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly STATE?: string; readonly CONTRACT_ID?: string }
  response: {
    readonly PAYMENT_TYPE: 1; readonly CONTRACT_ID: string | null; readonly SERVICE_NM: string
    readonly RESULT_CD: 0 | 1 | 2 | 3 | 4 | 5 | 9; readonly RESULT_DETAIL_CD: string; readonly APP_URL: string
  }
}
