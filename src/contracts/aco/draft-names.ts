/* Generated from schemas/calls/aco/draft-names.call.json; `npm run generate` writes it anew. */

import type { Names, SavedApplication } from "./shared"

export interface Call {
  request: Names
  response: SavedApplication
}
