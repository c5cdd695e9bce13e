/* Generated from schemas/calls/aco/draft-residence.call.json; `npm run generate` writes it anew. */

import type { Residence, SavedApplication } from "./shared"

export interface Call {
  request: Residence
  response: SavedApplication
}
