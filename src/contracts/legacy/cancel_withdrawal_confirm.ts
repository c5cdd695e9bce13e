/* Generated from schemas/calls/legacy/cancel_withdrawal_confirm.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly WITHDRAWAL_NO: string }
  response: {
    readonly WITHDRAWAL_NO: string; readonly DESTINATION_TEXT: string; readonly AMOUNT: number
    readonly ACCEPT_DATETIME: string; readonly EXPECTED_DATE: string; readonly AFTER_WITHDRAWABLE_AMOUNT: number
    readonly CONFIRM_KEY: string
  }
}
