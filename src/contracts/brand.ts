/* Generated from schemas/calls/brand; `npm run generate` writes it anew. */

/** Request and response of every call of this client, by id. */
export interface BrandCalls {
  "brand/url": {
    request: Record<string, never>
    response: { readonly url: string }
  }
}
