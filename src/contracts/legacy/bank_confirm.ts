/* Generated from schemas/calls/legacy/bank_confirm.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly BANK_CD: string; readonly BRANCH_CD: string; readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9
    readonly ACCOUNT_NO: string; readonly ACCOUNT_HOLDER_KANA: string; readonly YUCHO_SYMBOL?: string
    readonly YUCHO_NUMBER?: string
  }
  response: {
    readonly BANK_CD: string; readonly BANK_NM: string; readonly BRANCH_CD: string; readonly BRANCH_NM: string
    readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9; readonly ACCOUNT_NO: string; readonly ACCOUNT_HOLDER_KANA: string
    readonly PHONE_MASKED: string | null; readonly CONFIRM_KEY: string
  }
}
