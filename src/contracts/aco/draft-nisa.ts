/* Generated from schemas/calls/aco/draft-nisa.call.json; `npm run generate` writes it anew. */

import type { Nisa, SavedApplication } from "./shared"

export interface Call {
  request: Nisa
  response: SavedApplication
}
