/* Generated from schemas/calls/legacy/bank_branch_name_list.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly BANK_CD: string; readonly INITIAL_KANA: "" | "ア" | "カ" | "サ" | "タ" | "ナ" | "ハ" | "マ" | "ヤ" | "ラ" | "ワ"
  }
  response: {
    readonly BRANCH_ARRAY: readonly { readonly BRANCH_CD: string; readonly BRANCH_NM: string; readonly BRANCH_NM_KANA: string }[]
  }
}
