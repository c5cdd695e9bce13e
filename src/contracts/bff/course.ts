/* Generated from schemas/calls/bff/course.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly market_id: number; readonly brand_id: number; readonly period: "1d" | "1m" | "6m" | "1y" | "5y" }
  response: {
    readonly market_id: number; readonly brand_id: number
    readonly price: { readonly n: number; readonly e10: number; readonly unit: string } | null
    readonly price_jpy: { readonly n: number; readonly e10: number; readonly unit: string } | null
    readonly gain_loss_percentage: { readonly n: number; readonly e10: number; readonly unit: string } | null
    readonly base_datetime: string | null
    readonly open: { readonly n: number; readonly e10: number; readonly unit: string } | null
    readonly high: { readonly n: number; readonly e10: number; readonly unit: string } | null
    readonly low: { readonly n: number; readonly e10: number; readonly unit: string } | null
    readonly previous_close: { readonly n: number; readonly e10: number; readonly unit: string } | null
    readonly volume: number | null
    readonly market_cap: { readonly n: number; readonly e10: number; readonly unit: string } | null
    readonly per: string | null
    readonly dividend_yield: { readonly n: number; readonly e10: number; readonly unit: string } | null
    readonly next_earnings_date: string | null
    readonly fund: {
      readonly net_asset: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly trust_fee: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly redemption_fee: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly purchase_fee: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly last_distribution: { readonly n: number; readonly e10: number; readonly unit: string } | null
      readonly established_date: string; readonly company: string; readonly risk_level: number
    } | null
    readonly description: string; readonly buyable: boolean
    readonly points: readonly {
      readonly at: string; readonly price: { readonly n: number; readonly e10: number; readonly unit: string }
    }[]
  }
}
