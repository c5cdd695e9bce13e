/* Generated from schemas/calls/legacy/payments_ppbank_contract_result.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly STATE?: string; readonly CODE?: string; readonly ERROR?: string }
  response: { readonly CONTRACT_ID: string | null; readonly RESULT_CD: 0 | 1 | 2 | 3 | 4 | 9 }
}
