/* Generated from schemas/calls/legacy/withdrawal_confirm.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly WITHDRAW_TYPE: 1 | 2 | 3; readonly AMOUNT_TYPE: 1 | 2; readonly AMOUNT?: number }
  response: {
    readonly WITHDRAW_TYPE: 1 | 2 | 3; readonly DESTINATION_TEXT: string; readonly AMOUNT: number; readonly FEE: number
    readonly RECEIVE_AMOUNT: number; readonly EXPECTED_DATE: string; readonly AFTER_WITHDRAWABLE_AMOUNT: number
    readonly WARNING_TEXT: string; readonly PASSWORD_REQUIRED_FLG: 0 | 1; readonly CONFIRM_KEY: string
    readonly CONFIRM_LIMIT_DATETIME: string
    readonly STEP_UP?: { readonly CHALLENGE: string; readonly CREDENTIAL_ID_ARRAY: readonly string[] }
  }
}
