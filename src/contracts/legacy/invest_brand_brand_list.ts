/* Generated from schemas/calls/legacy/invest_brand_brand_list.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly COURSE_TYPE?: 0 | 1 | 2 | 3 | 4 }
  response: {
    readonly BRAND_STATUS_ARRAY: readonly {
      readonly MARKET_ID: number; readonly BRAND_ID: number; readonly TRADABLE_FLG: 0 | 1; readonly HOLD_FLG?: 0 | 1
      readonly TSUMITATE_SET_FLG?: 0 | 1
    }[]
  }
}
