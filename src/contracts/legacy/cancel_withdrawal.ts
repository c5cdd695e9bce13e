/* Generated from schemas/calls/legacy/cancel_withdrawal.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly WITHDRAWAL_ARRAY: readonly {
      readonly WITHDRAWAL_NO: string; readonly WITHDRAW_TYPE: 1 | 2 | 3; readonly DESTINATION_TEXT: string
      readonly AMOUNT: number; readonly FEE: number; readonly STATUS_CD: 1 | 2 | 3 | 4 | 5
      readonly ACCEPT_DATETIME: string; readonly EXPECTED_DATE: string; readonly CANCELABLE_FLG: 0 | 1
      readonly CANCEL_LIMIT_DATETIME: string | null
    }[]
  }
}
