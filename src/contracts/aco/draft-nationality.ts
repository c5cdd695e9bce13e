/* Generated from schemas/calls/aco/draft-nationality.call.json; `npm run generate` writes it anew. */

import type { Nationality, SavedApplication } from "./shared"

export interface Call {
  request: Nationality
  response: SavedApplication
}
