/* Generated from schemas/calls/legacy/payments_contract_result.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly PAYMENT_TYPE: 2 | 3; readonly CONTRACT_ID?: string; readonly RESULT_CD?: 0 | 1 | 2 | 3 | 4 | 9 }
  response: {
    readonly PAYMENT_TYPE: 2 | 3; readonly CONTRACT_ID: string | null; readonly BANK_ID?: string
    readonly SERVICE_NM: string; readonly RESULT_CD: 0 | 1 | 2 | 3 | 4 | 9; readonly RESULT_DETAIL_CD: string
    readonly ACCOUNT_NO_MASKED: string | null; readonly AUTO_WITHDRAWAL_FLG: 0 | 1; readonly AGREEMENT_TYPE: 1 | 2
  }
}
