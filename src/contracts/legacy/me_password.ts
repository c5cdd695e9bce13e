/* Generated from schemas/calls/legacy/me_password.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly PASSWORD_CURRENT: string; readonly PASSWORD_NEW: string }
  response: { readonly CHANGED_DATETIME: string }
}
