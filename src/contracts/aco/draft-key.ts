/* Generated from schemas/calls/aco/draft-key.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: { readonly keyId: string; readonly key: string; readonly expiresAt: string }
}
