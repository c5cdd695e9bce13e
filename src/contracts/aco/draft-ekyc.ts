/* Generated from schemas/calls/aco/draft-ekyc.call.json; `npm run generate` writes it anew. */

import type { Ekyc, SavedApplication } from "./shared"

export interface Call {
  request: Ekyc
  response: SavedApplication
}
