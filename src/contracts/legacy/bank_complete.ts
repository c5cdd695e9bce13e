/* Generated from schemas/calls/legacy/bank_complete.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly CONFIRM_KEY: string; readonly SMS_AUTH_TOKEN: string }
  response: {
    readonly CHANGED_FLG: 0 | 1
    readonly BANK: {
      readonly BANK_CD: string; readonly BANK_NM: string; readonly BRANCH_CD: string; readonly BRANCH_NM: string
      readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9; readonly ACCOUNT_NO_MASKED: string; readonly ACCOUNT_HOLDER_KANA: string
    }
  }
}
