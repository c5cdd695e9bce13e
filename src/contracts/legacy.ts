/* Generated from schemas/calls/legacy; `npm run generate` writes it anew. */

/** Request and response of every call of this client, by id. */
export interface LegacyCalls {
  "legacy/cancel_withdrawal": {
    request: Record<string, never>
    response: {
      readonly WITHDRAWAL_ARRAY: readonly {
        readonly WITHDRAWAL_NO: string; readonly WITHDRAW_TYPE: 1 | 2 | 3; readonly DESTINATION_TEXT: string
        readonly AMOUNT: number; readonly FEE: number; readonly STATUS_CD: 1 | 2 | 3 | 4 | 5
        readonly ACCEPT_DATETIME: string; readonly EXPECTED_DATE: string; readonly CANCELABLE_FLG: 0 | 1
        readonly CANCEL_LIMIT_DATETIME: string | null
      }[]
    }
  }
  "legacy/cancel_withdrawal_complete": {
    request: { readonly CONFIRM_KEY: string }
    response: {
      readonly WITHDRAWAL_NO: string; readonly CANCELED_DATETIME: string; readonly AMOUNT: number
      readonly WITHDRAWABLE_AMOUNT: number
    }
  }
  "legacy/cancel_withdrawal_confirm": {
    request: { readonly WITHDRAWAL_NO: string }
    response: {
      readonly WITHDRAWAL_NO: string; readonly DESTINATION_TEXT: string; readonly AMOUNT: number
      readonly ACCEPT_DATETIME: string; readonly EXPECTED_DATE: string; readonly AFTER_WITHDRAWABLE_AMOUNT: number
      readonly CONFIRM_KEY: string
    }
  }
  "legacy/money_schedule": {
    request: Record<string, never>
    response: {
      readonly BASE_DATETIME: string; readonly DEPOSIT_BALANCE: number; readonly BUYING_POWER: number
      readonly WITHDRAWABLE_AMOUNT: number; readonly SHORTAGE_AMOUNT: number
      readonly SHORTAGE_LIMIT_DATE: string | null
      readonly SCHEDULE_ARRAY: readonly {
        readonly DATE: string; readonly IN_AMOUNT: number; readonly OUT_AMOUNT: number; readonly DEPOSIT_BALANCE: number
        readonly BUYING_POWER: number; readonly WITHDRAWABLE_AMOUNT: number
        readonly DETAIL_ARRAY: readonly {
          readonly TRADE_TYPE: number; readonly MARKET_ID: number | null; readonly BRAND_ID: number | null
          readonly BRAND_NM_MINI: string | null; readonly AMOUNT: number; readonly SETTLE_DATE: string
        }[]
      }[]
    }
  }
  "legacy/money_schedule_primary": {
    request: Record<string, never>
    response: {
      readonly BASE_DATETIME: string; readonly DEPOSIT_BALANCE: number; readonly UNSETTLED_SELL_AMOUNT: number
      readonly UNSETTLED_BUY_AMOUNT: number; readonly PENDING_WITHDRAWAL_AMOUNT: number
      readonly TAX_RESERVED_AMOUNT: number; readonly RESERVED_BUY_AMOUNT: number; readonly BUYING_POWER: number
      readonly SCHEDULE_ARRAY: readonly {
        readonly DATE: string; readonly BUYING_POWER: number; readonly DIFF_AMOUNT: number
        readonly DETAIL_ARRAY: readonly {
          readonly TRADE_TYPE: number; readonly MARKET_ID: number | null; readonly BRAND_ID: number | null
          readonly BRAND_NM_MINI: string | null; readonly AMOUNT: number; readonly SETTLE_DATE: string
        }[]
      }[]
    }
  }
  "legacy/money_schedule_secondary": {
    request: Record<string, never>
    response: {
      readonly BASE_DATETIME: string; readonly DEPOSIT_BALANCE: number; readonly UNSETTLED_BUY_AMOUNT: number
      readonly PENDING_WITHDRAWAL_AMOUNT: number; readonly TAX_RESERVED_AMOUNT: number
      readonly RESERVED_BUY_AMOUNT: number; readonly WITHDRAWABLE_AMOUNT: number
      readonly SCHEDULE_ARRAY: readonly {
        readonly DATE: string; readonly WITHDRAWABLE_AMOUNT: number; readonly DIFF_AMOUNT: number
        readonly DETAIL_ARRAY: readonly {
          readonly TRADE_TYPE: number; readonly MARKET_ID: number | null; readonly BRAND_ID: number | null
          readonly BRAND_NM_MINI: string | null; readonly AMOUNT: number; readonly SETTLE_DATE: string
        }[]
      }[]
    }
  }
  "legacy/withdraw_select": {
    request: { readonly VIEW_VERSION: 1 | 2 }
    response: {
      readonly WITHDRAWABLE_AMOUNT: number; readonly BANK_REGISTERED_FLG: 0 | 1; readonly PENDING_COUNT: number
      readonly DESTINATION_ARRAY: readonly {
        readonly WITHDRAW_TYPE: 1 | 2 | 3; readonly NAME: string; readonly SUB_TEXT: string; readonly ENABLED_FLG: 0 | 1
        readonly DISABLED_REASON: string; readonly ACTION_ROUTE: string; readonly ARRIVAL_TEXT: string
        readonly FEE_TEXT: string; readonly LIMIT_AMOUNT: number | null; readonly RECOMMEND_FLG: 0 | 1
      }[]
    }
  }
  "legacy/withdrawal": {
    request: { readonly WITHDRAW_TYPE: 1 | 2 | 3 }
    response: {
      readonly WITHDRAW_TYPE: 1 | 2 | 3; readonly WITHDRAWABLE_AMOUNT: number; readonly MIN_AMOUNT: number
      readonly LIMIT_AMOUNT: number; readonly TAX_RESERVED_AMOUNT: number; readonly PENDING_WITHDRAWAL_AMOUNT: number
      readonly BANK: {
        readonly BANK_CD: string; readonly BANK_NM: string; readonly BRANCH_CD: string; readonly BRANCH_NM: string
        readonly ACCOUNT_TYPE: number; readonly ACCOUNT_NO_MASKED: string; readonly ACCOUNT_HOLDER_KANA: string
      } | null
      readonly FEE_ARRAY: readonly { readonly AMOUNT_FROM: number; readonly AMOUNT_TO: number | null; readonly FEE: number }[]
      readonly EXPECTED_DATE: string; readonly CUTOFF_TEXT: string; readonly CANCEL_LIMIT_TEXT: string
    }
  }
  "legacy/withdrawal_complete": {
    request: { readonly CONFIRM_KEY: string; readonly PASSWORD?: string }
    response: {
      readonly WITHDRAWAL_NO: string; readonly ACCEPT_DATETIME: string; readonly DESTINATION_TEXT: string
      readonly AMOUNT: number; readonly FEE: number; readonly RECEIVE_AMOUNT: number; readonly EXPECTED_DATE: string
      readonly CANCELABLE_FLG: 0 | 1; readonly CANCEL_LIMIT_DATETIME: string | null
    }
  }
  "legacy/withdrawal_confirm": {
    request: { readonly WITHDRAW_TYPE: 1 | 2 | 3; readonly AMOUNT_TYPE: 1 | 2; readonly AMOUNT?: number }
    response: {
      readonly WITHDRAW_TYPE: 1 | 2 | 3; readonly DESTINATION_TEXT: string; readonly AMOUNT: number
      readonly FEE: number; readonly RECEIVE_AMOUNT: number; readonly EXPECTED_DATE: string
      readonly AFTER_WITHDRAWABLE_AMOUNT: number; readonly WARNING_TEXT: string; readonly PASSWORD_REQUIRED_FLG: 0 | 1
      readonly CONFIRM_KEY: string; readonly CONFIRM_LIMIT_DATETIME: string
    }
  }
}
