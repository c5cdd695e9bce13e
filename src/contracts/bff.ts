/* Generated from schemas/calls/bff; `npm run generate` writes it anew. */

/** Request and response of every call of this client, by id. */
export interface BffCalls {
  "bff/brand-prices": {
    request: Record<string, never>
    response: {
      readonly prices: readonly {
        readonly market_id: number; readonly brand_id: number
        readonly price: { readonly n: number; readonly e10: number; readonly unit: string }
        readonly gain_loss_percentage: { readonly n: number; readonly e10: number; readonly unit: string } | null
      }[]
    }
  }
  "bff/current-timestamp": {
    request: Record<string, never>
    response: { readonly timestamp: number }
  }
}
