/* Generated from schemas/calls/aco/draft-customer.call.json; `npm run generate` writes it anew. */

import type { Customer, SavedApplication } from "./shared"

export interface Call {
  request: Customer
  response: SavedApplication
}
