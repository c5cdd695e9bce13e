/* Generated from schemas/calls/bff; `npm run generate` writes it anew. */

export type Brand = { readonly market_id: number; readonly brand_id: number }

export type Favorites = {
  readonly items: readonly { readonly market_id: number; readonly brand_id: number; readonly added_at: string }[]
  readonly limit: number
}

export type Answer = {
  readonly goal: {
    readonly purpose: 1 | 2 | 3 | 4 | 5 | 6; readonly name: string | null
    readonly target_amount: { readonly n: number; readonly e10: 0; readonly unit: "jpy" }; readonly target_ym: string
    readonly annual_rate: string; readonly include_cash: boolean
  } | null
  readonly current_amount: { readonly n: number; readonly e10: number; readonly unit: "jpy" }
  readonly cash?: { readonly n: number; readonly e10: number; readonly unit: "jpy" }
}

export type Goal = {
  readonly purpose: 1 | 2 | 3 | 4 | 5 | 6; readonly name: string | null
  readonly target_amount: { readonly n: number; readonly e10: 0; readonly unit: "jpy" }; readonly target_ym: string
  readonly annual_rate: string; readonly include_cash: boolean
}
