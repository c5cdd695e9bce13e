/* Generated from schemas/calls/brand; `npm run generate` writes it anew. */

import type { Call as Brands } from "./brand/brands"
import type { Call as Url } from "./brand/url"

/** Request and response of every call of this client, by id. */
export interface BrandCalls {
  "brand/brands": Brands
  "brand/url": Url
}
