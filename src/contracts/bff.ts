/* Generated from schemas/calls/bff; `npm run generate` writes it anew. */

/** Request and response of every call of this client, by id. */
export interface BffCalls {
  "bff/current-timestamp": {
    request: Record<string, never>
    response: { readonly timestamp: number }
  }
}
