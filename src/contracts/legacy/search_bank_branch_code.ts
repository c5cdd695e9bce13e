/* Generated from schemas/calls/legacy/search_bank_branch_code.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly BANK_CD: string; readonly BRANCH_CD: string }
  response: {
    readonly BRANCH_ARRAY: readonly { readonly BRANCH_CD: string; readonly BRANCH_NM: string; readonly BRANCH_NM_KANA: string }[]
    readonly OVER_FLG: 0 | 1
  }
}
