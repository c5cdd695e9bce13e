/* Generated from schemas/calls/legacy/history_ca_dividend.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: {
    readonly YEAR: number; readonly CA_KIND: 0 | 1 | 2 | 3 | 4 | 5 | 9; readonly COUNTRY_TYPE: 0 | 1 | 2 | 3
    readonly MARKET_ID?: number; readonly BRAND_ID?: number; readonly PAGE_NO: number; readonly PAGE_SIZE: number
  }
  response: {
    readonly OPEN_YEAR: number; readonly TOTAL_GROSS_AMOUNT: number; readonly TOTAL_FOREIGN_TAX: number
    readonly TOTAL_DOMESTIC_TAX: number; readonly TOTAL_NET_AMOUNT: number; readonly TOTAL_COUNT: number
    readonly HAS_NEXT_FLG: 0 | 1
    readonly CA_ARRAY: readonly {
      readonly HISTORY_ID: string; readonly CA_KIND: 1 | 2 | 3 | 4 | 5 | 9; readonly TRADE_TYPE: number
      readonly PAY_DATE: string; readonly EX_DATE?: string | null; readonly RECORD_DATE?: string | null
      readonly MARKET_ID: number; readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string
      readonly ETF_FLG: 0 | 1; readonly TAX_TYPE: number; readonly QUANTITY: string
      readonly UNIT_AMOUNT?: string | null; readonly CURRENCY: "JPY" | "USD"; readonly GROSS_AMOUNT: number
      readonly GROSS_USD?: string | null; readonly FOREIGN_TAX_USD?: string | null; readonly FOREIGN_TAX_AMOUNT: number
      readonly INCOME_TAX_AMOUNT: number; readonly LOCAL_TAX_AMOUNT: number; readonly NET_AMOUNT: number
      readonly FX_RATE?: string | null; readonly DISTRIBUTION_KIND?: number | null; readonly REINVEST_FLG: 0 | 1
      readonly RATIO_TEXT?: string | null; readonly CHANGE_QUANTITY?: string | null
      readonly FRACTION_AMOUNT?: number | null
    }[]
  }
}
