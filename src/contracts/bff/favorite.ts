/* Generated from schemas/calls/bff/favorite.call.json; `npm run generate` writes it anew. */

import type { Favorites } from "./shared"

export interface Call {
  request: Record<string, never>
  response: Favorites
}
