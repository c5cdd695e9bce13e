/* Generated from schemas/calls/bff/current-timestamp.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: { readonly timestamp: number }
}
