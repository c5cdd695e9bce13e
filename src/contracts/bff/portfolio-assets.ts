/* Generated from schemas/calls/bff/portfolio-assets.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly asset_id: string }
  response: {
    readonly asset_id: string; readonly market_id: number; readonly brand_id: number
    readonly market_value: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly cost: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly gain_loss: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly gain_loss_percentage: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly quantity: string; readonly sellable_quantity: string
    readonly average_price: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly average_price_usd: { readonly n: number; readonly e10: number; readonly unit: string } | null
    readonly average_fx: string | null
    readonly current_price: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly fx_rate: string | null
    readonly stock_effect: { readonly n: number; readonly e10: number; readonly unit: string } | null
    readonly fx_effect: { readonly n: number; readonly e10: number; readonly unit: string } | null
    readonly dividend_total: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly distribution_course: number | null
    readonly lots: readonly {
      readonly tax_type: number; readonly quantity: string
      readonly cost: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly market_value: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly gain_loss: { readonly n: number; readonly e10: number; readonly unit: string }
    }[]
    readonly recent_trades: readonly {
      readonly trade_type: number; readonly date: string; readonly quantity: string
      readonly amount: { readonly n: number; readonly e10: number; readonly unit: string }
    }[]
  }
}
