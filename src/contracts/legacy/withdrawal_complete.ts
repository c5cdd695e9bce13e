/* Generated from schemas/calls/legacy/withdrawal_complete.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly CONFIRM_KEY: string; readonly PASSWORD?: string; readonly STEP_UP_TOKEN?: string }
  response: {
    readonly WITHDRAWAL_NO: string; readonly ACCEPT_DATETIME: string; readonly DESTINATION_TEXT: string
    readonly AMOUNT: number; readonly FEE: number; readonly RECEIVE_AMOUNT: number; readonly EXPECTED_DATE: string
    readonly CANCELABLE_FLG: 0 | 1; readonly CANCEL_LIMIT_DATETIME: string | null
  }
}
