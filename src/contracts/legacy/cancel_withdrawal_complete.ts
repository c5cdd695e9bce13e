/* Generated from schemas/calls/legacy/cancel_withdrawal_complete.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly CONFIRM_KEY: string }
  response: {
    readonly WITHDRAWAL_NO: string; readonly CANCELED_DATETIME: string; readonly AMOUNT: number
    readonly WITHDRAWABLE_AMOUNT: number
  }
}
