/* Generated from schemas/calls/legacy/payments_unbind.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly CONTRACT_ID: string; readonly UNBIND_TYPE: 1 | 2 }
  response: {
    readonly CONTRACT_ID: string; readonly CONTRACT_STATUS: 0 | 1 | 2 | 3 | 9; readonly AUTO_WITHDRAWAL_FLG: 0 | 1
  }
}
