/* Generated from schemas/calls/legacy/user_nisa_preset.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly APPLY_KIND: 1 | 2 }
  response: {
    readonly DEMO_FLG: 0 | 1; readonly APPLIED_FLG: 0 | 1; readonly NISA_STATUS: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
    readonly CLIENT_NM: string | null; readonly ADDRESS: string | null; readonly BIRTHDAY: string | null
    readonly MYNUMBER_REGISTERED_FLG: 0 | 1; readonly DIVIDEND_METHOD: 1 | 2
    readonly START_YEAR_ARRAY: readonly number[]; readonly USED_THIS_YEAR_FLG: 0 | 1
    readonly TARGET_YEAR_ARRAY: readonly number[]; readonly ISSUER_ARRAY: readonly string[]
    readonly MAIL_ADDRESS_TEXT: string
    readonly TERMS_ARRAY: readonly { readonly TERMS_ID: string; readonly TITLE: string; readonly DOC_URL: string }[]
    readonly DRAFT: {
      readonly APPLY_TYPE?: number; readonly OTHER_ACCOUNT_CD?: number; readonly START_YEAR?: number
      readonly NOTICE_NO?: string; readonly NOTICE_TYPE?: number; readonly NOTICE_SUBMIT_DATE?: string
      readonly ABOLISH_DATE?: string; readonly ISSUER_NM?: string; readonly SUBMIT_METHOD?: number
      readonly TARGET_YEAR?: number; readonly DELIVERY_METHOD?: number; readonly DIVIDEND_METHOD_CHANGE_FLG?: number
    } | null
  }
}
