/* Generated from schemas/calls/legacy/optout_complete.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly OPTOUT_KEY?: string; readonly MAIL_CATEGORY_ARRAY: readonly (1 | 2 | 3)[]
    readonly REASON_CD?: 1 | 2 | 3 | 4 | 5
  }
  response: { readonly STOPPED_CATEGORY_ARRAY: readonly (1 | 2 | 3)[] }
}
