/* Generated from schemas/calls/legacy/bank_name_list.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly INITIAL_KANA: "" | "ア" | "カ" | "サ" | "タ" | "ナ" | "ハ" | "マ" | "ヤ" | "ラ" | "ワ" }
  response: {
    readonly MAJOR_BANK_ARRAY: readonly { readonly BANK_CD: string; readonly BANK_NM: string; readonly BANK_NM_KANA: string }[]
    readonly BANK_ARRAY: readonly { readonly BANK_CD: string; readonly BANK_NM: string; readonly BANK_NM_KANA: string }[]
  }
}
