/* Generated from schemas/calls/bff/brand-prices.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly prices: readonly {
      readonly market_id: number; readonly brand_id: number
      readonly price: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly gain_loss_percentage: { readonly n: number; readonly e10: number; readonly unit: string } | null
    }[]
  }
}
