/* Generated from schemas/calls/aco/mail-auth.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly email: string }
  response: {
    readonly maskedEmail: string; readonly codeExpiresAt: string; readonly resendAvailableAt: string
    readonly returnPoint: string
  }
}
