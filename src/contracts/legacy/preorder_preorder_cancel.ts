/* Generated from schemas/calls/legacy/preorder_preorder_cancel.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly PREORDER_ID: number }
  response: { readonly PREORDER_ID: number; readonly CANCELED_DATETIME: string }
}
