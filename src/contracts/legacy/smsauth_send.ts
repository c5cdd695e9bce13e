/* Generated from schemas/calls/legacy/smsauth_send.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly AUTH_PURPOSE: 1; readonly CONFIRM_KEY: string }
  response: {
    readonly SMS_SESSION_ID: string; readonly PHONE_MASKED: string; readonly EXPIRE_SEC: number
    readonly RESEND_WAIT_SEC: number; readonly RESEND_REMAIN: number
  }
}
