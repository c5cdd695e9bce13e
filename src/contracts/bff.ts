/* Generated from schemas/calls/bff; `npm run generate` writes it anew. */

type Brand = { readonly market_id: number; readonly brand_id: number }

type Favorites = {
  readonly items: readonly { readonly market_id: number; readonly brand_id: number; readonly added_at: string }[]
  readonly limit: number
}

type Answer = {
  readonly goal: {
    readonly purpose: 1 | 2 | 3 | 4 | 5 | 6; readonly name: string | null
    readonly target_amount: { readonly n: number; readonly e10: number; readonly unit: "jpy" }
    readonly target_ym: string; readonly annual_rate: string; readonly include_cash: boolean
  } | null
  readonly current_amount: { readonly n: number; readonly e10: number; readonly unit: "jpy" }
  readonly cash: { readonly n: number; readonly e10: number; readonly unit: "jpy" }
}

type Goal = {
  readonly purpose: 1 | 2 | 3 | 4 | 5 | 6; readonly name: string | null
  readonly target_amount: { readonly n: number; readonly e10: number; readonly unit: "jpy" }; readonly target_ym: string
  readonly annual_rate: string; readonly include_cash: boolean
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
  "bff/course": {
    request: {
      readonly market_id: number; readonly brand_id: number; readonly period: "1d" | "1m" | "6m" | "1y" | "5y"
    }
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
  "bff/current-timestamp": {
    request: Record<string, never>
    response: { readonly timestamp: number }
  }
  "bff/delete-favorite": {
    request: Brand
    response: Favorites
  }
  "bff/delete-goal": {
    request: Record<string, never>
    response: Answer
  }
  "bff/dividend-summary": {
    request: { readonly year: number }
    response: {
      readonly year: number; readonly open_year: number
      readonly gross: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly foreign_tax: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly domestic_tax: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly net: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly months: readonly {
        readonly month: number
        readonly by_course: readonly {
          readonly course_type: number
          readonly net: { readonly n: number; readonly e10: number; readonly unit: string }
        }[]
      }[]
      readonly brands: readonly {
        readonly market_id: number; readonly brand_id: number
        readonly net: { readonly n: number; readonly e10: number; readonly unit: string }; readonly count: number
      }[]
      readonly upcoming: readonly {
        readonly market_id: number; readonly brand_id: number; readonly ex_date: string; readonly pay_date: string
        readonly per_unit: { readonly n: number; readonly e10: number; readonly unit: string }
        readonly expected: { readonly n: number; readonly e10: number; readonly unit: string }
      }[]
    }
  }
  "bff/favorite": {
    request: Record<string, never>
    response: Favorites
  }
  "bff/goal": {
    request: Record<string, never>
    response: Answer
  }
  "bff/portfolio-assets": {
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
  "bff/portfolio-history": {
    request: { readonly period: "1m" | "3m" | "1y" | "all" }
    response: {
      readonly points: readonly {
        readonly date: string; readonly total_asset: { readonly n: number; readonly e10: number; readonly unit: string }
      }[]
    }
  }
  "bff/portfolio-summary": {
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
      readonly buying_power: { readonly n: number; readonly e10: number; readonly unit: string }
      readonly fx_rate: string
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
  "bff/put-favorite": {
    request: Brand
    response: Favorites
  }
  "bff/put-goal": {
    request: Goal
    response: Answer
  }
}
