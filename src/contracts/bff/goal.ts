/* Generated from schemas/calls/bff/goal.call.json; `npm run generate` writes it anew. */

import type { Answer } from "./shared"

export interface Call {
  request: Record<string, never>
  response: Answer
}
