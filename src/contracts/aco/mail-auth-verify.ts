/* Generated from schemas/calls/aco/mail-auth-verify.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly code: string }
  response: { readonly returnPoint: string; readonly applicationId: string; readonly expiresAt: string }
}
