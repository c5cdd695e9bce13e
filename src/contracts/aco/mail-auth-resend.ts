/* Generated from schemas/calls/aco/mail-auth-resend.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: { readonly codeExpiresAt: string; readonly resendAvailableAt: string; readonly remainingResends: number }
}
