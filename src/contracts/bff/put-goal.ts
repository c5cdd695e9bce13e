/* Generated from schemas/calls/bff/put-goal.call.json; `npm run generate` writes it anew. */

import type { Goal, Answer } from "./shared"

export interface Call {
  request: Goal
  response: Answer
}
