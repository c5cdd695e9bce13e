/* Generated from schemas/calls/bff/dividend-summary.call.json; `npm run generate` writes it anew. */

export interface Call {
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
        readonly course_type: number; readonly net: { readonly n: number; readonly e10: number; readonly unit: string }
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
