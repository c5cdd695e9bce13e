/* Generated from schemas/calls/aco/draft-contact.call.json; `npm run generate` writes it anew. */

import type { Contact, SavedApplication } from "./shared"

export interface Call {
  request: Contact
  response: SavedApplication
}
