/* Generated from schemas/calls/bff; `npm run generate` writes it anew. */

export interface CurrentTimestampRequest {}

export interface CurrentTimestampResponse {
  timestamp: number
}

/** Request and response of every call of this client, by id. */
export interface BffCalls {
  "bff/current-timestamp": { request: CurrentTimestampRequest; response: CurrentTimestampResponse }
}
