/* Generated from schemas/calls/brand; `npm run generate` writes it anew. */

export interface UrlRequest {}

export interface UrlResponse {
  url: string
}

/** Request and response of every call of this client, by id. */
export interface BrandCalls {
  "brand/url": { request: UrlRequest; response: UrlResponse }
}
