/* Generated from schemas/calls/legacy/nisa_nisa_top.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: Record<string, never>
  response: {
    readonly NISA_STATUS: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7; readonly TRADABLE_FLG: 0 | 1
    readonly EXPECTED_DATE: string | null; readonly REASON_TEXT: string; readonly OLD_NISA_FLG: 0 | 1
    readonly YEAR: number; readonly GROWTH_LIMIT: number | null; readonly GROWTH_USED: number | null
    readonly GROWTH_REMAIN: number | null; readonly ACCUM_LIMIT: number | null; readonly ACCUM_USED: number | null
    readonly ACCUM_REMAIN: number | null; readonly LIFETIME_LIMIT: number | null; readonly LIFETIME_USED: number | null
    readonly LIFETIME_REMAIN: number | null; readonly LIFETIME_GROWTH_LIMIT: number | null
    readonly LIFETIME_GROWTH_USED: number | null; readonly LIFETIME_GROWTH_REMAIN: number | null
    readonly MARKET_VALUE: number | null; readonly GAIN_LOSS: number | null
    readonly APPLY_ARRAY: readonly {
      readonly APPLY_TYPE: 1 | 2 | 3 | 4 | 5; readonly ACCEPT_NO: string; readonly ACCEPT_DATE: string
      readonly START_YEAR: number | null; readonly STATUS_TEXT: string
    }[]
  }
}
