/* Generated from schemas/calls/bff/put-favorite.call.json; `npm run generate` writes it anew. */

import type { Brand, Favorites } from "./shared"

export interface Call {
  request: Brand
  response: Favorites
}
