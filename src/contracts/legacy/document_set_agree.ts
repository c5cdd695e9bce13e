/* Generated from schemas/calls/legacy/document_set_agree.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly DOCUMENT_GROUP: string; readonly DOCUMENT_ID_ARRAY: readonly string[]; readonly AGREE_FLG: 1 }
  response: { readonly AGREED_DATETIME: string }
}
