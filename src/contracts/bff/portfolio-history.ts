/* Generated from schemas/calls/bff/portfolio-history.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly period: "1m" | "3m" | "1y" | "all" }
  response: {
    readonly points: readonly {
      readonly date: string; readonly total_asset: { readonly n: number; readonly e10: number; readonly unit: string }
    }[]
  }
}
