/* Generated from schemas/calls/legacy/withdrawal.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly WITHDRAW_TYPE: 1 | 2 | 3 }
  response: {
    readonly WITHDRAW_TYPE: 1 | 2 | 3; readonly WITHDRAWABLE_AMOUNT: number; readonly MIN_AMOUNT: number
    readonly LIMIT_AMOUNT: number; readonly TAX_RESERVED_AMOUNT: number; readonly PENDING_WITHDRAWAL_AMOUNT: number
    readonly BANK: {
      readonly BANK_CD: string; readonly BANK_NM: string; readonly BRANCH_CD: string; readonly BRANCH_NM: string
      readonly ACCOUNT_TYPE: number; readonly ACCOUNT_NO_MASKED: string; readonly ACCOUNT_HOLDER_KANA: string
    } | null
    readonly FEE_ARRAY: readonly { readonly AMOUNT_FROM: number; readonly AMOUNT_TO: number | null; readonly FEE: number }[]
    readonly EXPECTED_DATE: string; readonly CUTOFF_TEXT: string; readonly CANCEL_LIMIT_TEXT: string
  }
}
