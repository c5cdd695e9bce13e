/* Generated from schemas/calls/aco/parental-check-resend.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: { readonly parentalConsentStatus: "NONE" | "REQUESTED" | "GRANTED" | "REFUSED" }
}
