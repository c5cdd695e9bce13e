/* Generated from schemas/calls/legacy/smsauth_codecheck.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly SMS_SESSION_ID: string; readonly AUTH_CODE: string }
  response: { readonly SMS_AUTH_TOKEN: string; readonly TOKEN_EXPIRE_SEC: number }
}
