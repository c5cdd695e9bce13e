/* Generated from schemas/calls/legacy/password.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly MIN_LENGTH: number; readonly MAX_LENGTH: number; readonly LAST_CHANGED_DATE: string | null
    readonly HISTORY_COUNT: number
  }
}
