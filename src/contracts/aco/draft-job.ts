/* Generated from schemas/calls/aco/draft-job.call.json; `npm run generate` writes it anew. */

import type { Job, SavedApplication } from "./shared"

export interface Call {
  request: Job
  response: SavedApplication
}
