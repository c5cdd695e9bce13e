/* Generated from schemas/calls/legacy/smsauth_resend.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly SMS_SESSION_ID: string }
  response: {
    readonly SMS_SESSION_ID: string; readonly EXPIRE_SEC: number; readonly RESEND_WAIT_SEC: number
    readonly RESEND_REMAIN: number
  }
}
