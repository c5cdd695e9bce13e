/* Generated from schemas/calls/brand/url.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: { readonly url: string }
}
