/* Generated from schemas/calls/legacy/payments_contract_list.call.json; `npm run generate` writes it anew. */

export interface Call {
  request: { readonly VIEW_VERSION?: 1 | 2; readonly CONTRACT_ID?: string; readonly PAYMENT_TYPE?: 1 | 2 | 3 }
  response: {
    readonly CONTRACT_ARRAY: readonly {
      readonly CONTRACT_ID: string | null; readonly PAYMENT_TYPE: 1 | 2 | 3; readonly BANK_ID: string
      readonly SERVICE_NM: string; readonly LOGO_URL: string; readonly CONTRACT_STATUS: 0 | 1 | 2 | 3 | 9
      readonly AVAILABLE_FLG: 0 | 1; readonly BRANCH_NM: string | null; readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9 | null
      readonly ACCOUNT_NO_MASKED: string | null; readonly CONTRACT_DATE: string | null
      readonly LIMIT_DAY_AMOUNT: number | null; readonly LIMIT_MONTH_AMOUNT: number | null
      readonly USED_MONTH_AMOUNT: number | null; readonly AUTO_WITHDRAWAL_FLG: 0 | 1
      readonly AUTO_WITHDRAWAL_DATE: string | null; readonly KEEP_AMOUNT: number
      readonly RECENT_ARRAY: readonly { readonly DATE: string; readonly KIND: 1 | 2; readonly AMOUNT: number }[]
    }[]
  }
}
