/* Generated from schemas/calls/aco/masters-countries.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly countries: readonly { readonly code: string; readonly nameJa: string; readonly sort: number; readonly accepted: boolean }[]
  }
}
