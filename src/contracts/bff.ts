/* Generated from schemas/calls/bff; `npm run generate` writes it anew. */

type Brand = { readonly market_id: number; readonly brand_id: number }

type Favorites = {
  readonly items: readonly { readonly market_id: number; readonly brand_id: number; readonly added_at: string }[]
  readonly limit: number
}

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
  "bff/delete-favorite": {
    request: Brand
    response: Favorites
  }
  "bff/favorite": {
    request: Record<string, never>
    response: Favorites
  }
  "bff/put-favorite": {
    request: Brand
    response: Favorites
  }
}
