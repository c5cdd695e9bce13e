/* Generated from schemas/calls/legacy/search_bank_code.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly BANK_CD: string }
  response: {
    readonly BANK_ARRAY: readonly { readonly BANK_CD: string; readonly BANK_NM: string; readonly BANK_NM_KANA: string }[]
    readonly OVER_FLG: 0 | 1
  }
}
