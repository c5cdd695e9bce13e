/* Generated from schemas/calls/legacy/optout.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly OPTOUT_KEY?: string }
  response: {
    readonly MAIL_MASKED: string
    readonly CATEGORY_ARRAY: readonly { readonly MAIL_CATEGORY: 1 | 2 | 3; readonly NAME: string; readonly STOPPED_FLG: 0 | 1 }[]
  }
}
