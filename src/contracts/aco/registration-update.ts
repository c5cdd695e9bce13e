/* Generated from schemas/calls/aco/registration-update.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly old_flow_fallback: true; readonly reason: "NO_NFC" | "READ_ERROR" | "NO_CARD" | "USER" }
  response: { readonly returnPoint: string }
}
