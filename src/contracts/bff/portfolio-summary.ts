/* Generated from schemas/calls/bff/portfolio-summary.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly group?: "course" | "tax" }
  response: {
    readonly base_datetime: string
    readonly total_asset: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly market_value: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly cost: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly gain_loss: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly gain_loss_percentage: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly day_change: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly cash: { readonly n: number; readonly e10: number; readonly unit: string }
    readonly buying_power: { readonly n: number; readonly e10: number; readonly unit: string }; readonly fx_rate: string
    readonly courses: readonly {
      readonly course_type: number
      readonly market_value: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly ratio: { readonly n: number; readonly e10: number; readonly unit: string }
    }[]
    readonly assets: readonly {
      readonly asset_id: string; readonly market_id: number; readonly brand_id: number; readonly tax_type: number
      readonly quantity: string
      readonly market_value: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly cost: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly gain_loss: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly gain_loss_percentage: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly is_tsumitate: boolean
    }[]
  }
}
