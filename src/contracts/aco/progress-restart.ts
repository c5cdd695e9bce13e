/* Generated from schemas/calls/aco/progress-restart.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly reason: "SESSION_EXPIRED" | "USER" }
  response: { readonly returnPoint: string }
}
