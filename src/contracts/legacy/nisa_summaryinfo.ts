/* Generated from schemas/calls/legacy/nisa_summaryinfo.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly YEAR: number }
  response: {
    readonly YEAR: number; readonly GROWTH_LIMIT: number; readonly GROWTH_USED: number; readonly GROWTH_PENDING: number
    readonly GROWTH_REMAIN: number; readonly ACCUM_LIMIT: number; readonly ACCUM_USED: number
    readonly ACCUM_PENDING: number; readonly ACCUM_REMAIN: number; readonly LIFETIME_LIMIT: number
    readonly LIFETIME_USED: number; readonly LIFETIME_REMAIN: number; readonly LIFETIME_GROWTH_LIMIT: number
    readonly LIFETIME_GROWTH_USED: number; readonly LIFETIME_GROWTH_REMAIN: number; readonly RESTORE_TOTAL: number
    readonly RESTORE_GROWTH: number; readonly RESTORE_ACCUM: number
    readonly HOLDING_ARRAY: readonly {
      readonly ASSET_ID: string; readonly MARKET_ID: number; readonly BRAND_ID: number; readonly BRAND_NM_MINI: string
      readonly TAX_TYPE: 3 | 4; readonly COST_AMOUNT: number; readonly MARKET_VALUE: number; readonly GAIN_LOSS: number
    }[]
    readonly OLD_NISA_ARRAY: readonly {
      readonly YEAR: number; readonly KIND: 1 | 2; readonly COST_AMOUNT: number; readonly MARKET_VALUE: number
      readonly GAIN_LOSS: number; readonly EXPIRE_DATE: string
    }[]
  }
}
