/* Generated from schemas/calls/aco/ekyc-sessions-current.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: { readonly returnPoint: string }
}
