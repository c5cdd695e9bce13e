/* Generated from schemas/calls/aco/draft-survey.call.json; `npm run generate` writes it anew. */

import type { Survey, SavedApplication } from "./shared"

export interface Call {
  request: Survey
  response: SavedApplication
}
