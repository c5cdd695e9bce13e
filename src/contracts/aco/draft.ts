/* Generated from schemas/calls/aco/draft.call.json; `npm run generate` writes it anew. */

import type { SavedApplication } from "./shared"

export interface Call {
  request: Record<string, never>
  response: SavedApplication
}
