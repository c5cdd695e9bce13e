/* Generated from schemas/calls/legacy/bank.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly REGISTERED_FLG: 0 | 1
    readonly BANK: {
      readonly BANK_CD: string; readonly BANK_NM: string; readonly BRANCH_CD: string; readonly BRANCH_NM: string
      readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9; readonly ACCOUNT_NO_MASKED: string; readonly ACCOUNT_HOLDER_KANA: string
    } | null
    readonly CLIENT_NM_KANA: string; readonly PHONE_MASKED: string | null
    readonly ALLOWED_ACCOUNT_TYPE_ARRAY: readonly (1 | 2 | 4 | 9)[]; readonly PENDING_WITHDRAWAL_FLG: 0 | 1
  }
}
