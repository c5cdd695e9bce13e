/* Generated from schemas/calls/legacy/account_nisa_save.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly APPLY_TYPE: 1 | 2 | 3 | 4 | 5; readonly OTHER_ACCOUNT_CD?: 0 | 2; readonly START_YEAR?: number
    readonly NOTICE_NO?: string; readonly NOTICE_TYPE?: 1 | 2 | 3; readonly NOTICE_SUBMIT_DATE?: string
    readonly ABOLISH_DATE?: string; readonly ISSUER_NM?: string; readonly NAME_MATCH_FLG?: 1
    readonly SUBMIT_METHOD?: 1 | 2; readonly TARGET_YEAR?: number; readonly DELIVERY_METHOD?: 1 | 2
    readonly DIVIDEND_METHOD_CHANGE_FLG?: 0 | 1; readonly PROFILE_OK_FLG?: 1; readonly AGREE_FLG: 1
    readonly TERMS_ID_ARRAY: readonly string[]
  }
  response: {
    readonly ACCEPT_NO: string | null; readonly ACCEPT_DATETIME: string
    readonly NISA_STATUS: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7; readonly DEMO_FLG: 0 | 1
  }
}
