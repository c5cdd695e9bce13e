/* Generated from schemas/calls/legacy; `npm run generate` writes it anew. */

/** Request and response of every call of this client, by id. */
export interface LegacyCalls {
  "legacy/account_nisa_save": {
    request: {
      readonly APPLY_TYPE: 1 | 2 | 3 | 4 | 5; readonly OTHER_ACCOUNT_CD?: 0 | 2; readonly START_YEAR?: number
      readonly NOTICE_NO?: string; readonly NOTICE_TYPE?: 1 | 2 | 3; readonly NOTICE_SUBMIT_DATE?: string
      readonly ABOLISH_DATE?: string; readonly ISSUER_NM?: string; readonly NAME_MATCH_FLG?: 1
      readonly SUBMIT_METHOD?: 1 | 2; readonly TARGET_YEAR?: number; readonly DELIVERY_METHOD?: 1 | 2
      readonly DIVIDEND_METHOD_CHANGE_FLG?: 0 | 1; readonly PROFILE_OK_FLG?: 1; readonly AGREE_FLG: 1
      readonly TERMS_ID_ARRAY: readonly string[]
    }
    response: {
      readonly ACCEPT_NO: string | null; readonly ACCEPT_DATETIME: string
      readonly NISA_STATUS: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7; readonly DEMO_FLG: 0 | 1
    }
  }
  "legacy/agreement_getList": {
    request: Record<string, never>
    response: {
      readonly AGREEMENT_ARRAY: readonly {
        readonly DOCUMENT_ID: string; readonly DOCUMENT_GROUP: string; readonly TITLE: string; readonly VERSION: string
        readonly AGREED_FLG: 0 | 1; readonly AGREED_DATE: string | null; readonly DOC_URL: string
      }[]
    }
  }
  "legacy/bank": {
    request: Record<string, never>
    response: {
      readonly REGISTERED_FLG: 0 | 1
      readonly BANK: {
        readonly BANK_CD: string; readonly BANK_NM: string; readonly BRANCH_CD: string; readonly BRANCH_NM: string
        readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9; readonly ACCOUNT_NO_MASKED: string; readonly ACCOUNT_HOLDER_KANA: string
      } | null
      readonly CLIENT_NM_KANA: string; readonly PHONE_MASKED: string | null
      readonly ALLOWED_ACCOUNT_TYPE_ARRAY: readonly (1 | 2 | 4 | 9)[]; readonly PENDING_WITHDRAWAL_FLG: 0 | 1
    }
  }
  "legacy/bank_branch_name_list": {
    request: {
      readonly BANK_CD: string; readonly INITIAL_KANA: "" | "ア" | "カ" | "サ" | "タ" | "ナ" | "ハ" | "マ" | "ヤ" | "ラ" | "ワ"
    }
    response: {
      readonly BRANCH_ARRAY: readonly { readonly BRANCH_CD: string; readonly BRANCH_NM: string; readonly BRANCH_NM_KANA: string }[]
    }
  }
  "legacy/bank_complete": {
    request: { readonly CONFIRM_KEY: string; readonly SMS_AUTH_TOKEN: string }
    response: {
      readonly CHANGED_FLG: 0 | 1
      readonly BANK: {
        readonly BANK_CD: string; readonly BANK_NM: string; readonly BRANCH_CD: string; readonly BRANCH_NM: string
        readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9; readonly ACCOUNT_NO_MASKED: string; readonly ACCOUNT_HOLDER_KANA: string
      }
    }
  }
  "legacy/bank_confirm": {
    request: {
      readonly BANK_CD: string; readonly BRANCH_CD: string; readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9
      readonly ACCOUNT_NO: string; readonly ACCOUNT_HOLDER_KANA: string; readonly YUCHO_SYMBOL?: string
      readonly YUCHO_NUMBER?: string
    }
    response: {
      readonly BANK_CD: string; readonly BANK_NM: string; readonly BRANCH_CD: string; readonly BRANCH_NM: string
      readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9; readonly ACCOUNT_NO: string; readonly ACCOUNT_HOLDER_KANA: string
      readonly PHONE_MASKED: string | null; readonly CONFIRM_KEY: string
    }
  }
  "legacy/bank_name_list": {
    request: { readonly INITIAL_KANA: "" | "ア" | "カ" | "サ" | "タ" | "ナ" | "ハ" | "マ" | "ヤ" | "ラ" | "ワ" }
    response: {
      readonly MAJOR_BANK_ARRAY: readonly { readonly BANK_CD: string; readonly BANK_NM: string; readonly BANK_NM_KANA: string }[]
      readonly BANK_ARRAY: readonly { readonly BANK_CD: string; readonly BANK_NM: string; readonly BANK_NM_KANA: string }[]
    }
  }
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
  "legacy/common_inquiry": {
    request: Record<string, never>
    response: {
      readonly LOGIN_FLG: 0 | 1; readonly CLIENT_NM: string | null; readonly MAIL_MASKED: string | null
      readonly KIND_ARRAY: readonly { readonly INQUIRY_KIND: number; readonly NAME: string }[]; readonly PHONE: string
      readonly PHONE_HOURS: string
    }
  }
  "legacy/deposit": {
    request: Record<string, never>
    response: {
      readonly BASE_DATETIME: string; readonly BUYING_POWER: number
      readonly DEPOSIT_ACCOUNT: {
        readonly BANK_CD: string; readonly BANK_NM: string; readonly BRANCH_CD: string; readonly BRANCH_NM: string
        readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9; readonly ACCOUNT_NO: string; readonly ACCOUNT_HOLDER_KANA: string
      } | null
      readonly MIN_AMOUNT: number; readonly MAX_AMOUNT: number
      readonly NETBANK_ARRAY: readonly {
        readonly NETBANK_ID: string; readonly BANK_NM: string; readonly LOGO_URL: string; readonly SERVICE_HOURS: string
        readonly AVAILABLE_FLG: 0 | 1; readonly URL_TEMPLATE: string
      }[]
      readonly OITAMAMA_FLG: 0 | 1
      readonly OITAMAMA_ARRAY: readonly { readonly BANK_NM: string; readonly CONTRACT_STATUS: number }[]
    }
  }
  "legacy/document_agreement": {
    request: { readonly DOCUMENT_GROUP: string }
    response: {
      readonly DOCUMENT_GROUP: string
      readonly DOCUMENT_ARRAY: readonly {
        readonly DOCUMENT_ID: string; readonly TITLE: string; readonly VERSION: string
        readonly REQUIRED_OPEN_FLG: 0 | 1; readonly DOC_URL: string
      }[]
    }
  }
  "legacy/document_set_agree": {
    request: { readonly DOCUMENT_GROUP: string; readonly DOCUMENT_ID_ARRAY: readonly string[]; readonly AGREE_FLG: 1 }
    response: { readonly AGREED_DATETIME: string }
  }
  "legacy/documents_getList": {
    request: {
      readonly YEAR: number; readonly DOC_CATEGORY: number; readonly UNREAD_ONLY_FLG: 0 | 1; readonly PAGE_NO: number
      readonly PAGE_SIZE: number
    }
    response: {
      readonly OPEN_YEAR: number; readonly TOTAL_COUNT: number; readonly HAS_NEXT_FLG: 0 | 1
      readonly DOCUMENT_ARRAY: readonly {
        readonly DOCUMENT_ID: string; readonly DOC_CATEGORY: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8; readonly TITLE: string
        readonly DELIVERED_DATE: string; readonly EXPIRE_DATE: string | null; readonly READ_FLG: 0 | 1
        readonly DOC_URL: string
      }[]
    }
  }
  "legacy/history_ca_dividend": {
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
        readonly GROSS_USD?: string | null; readonly FOREIGN_TAX_USD?: string | null
        readonly FOREIGN_TAX_AMOUNT: number; readonly INCOME_TAX_AMOUNT: number; readonly LOCAL_TAX_AMOUNT: number
        readonly NET_AMOUNT: number; readonly FX_RATE?: string | null; readonly DISTRIBUTION_KIND?: number | null
        readonly REINVEST_FLG: 0 | 1; readonly RATIO_TEXT?: string | null; readonly CHANGE_QUANTITY?: string | null
        readonly FRACTION_AMOUNT?: number | null
      }[]
    }
  }
  "legacy/history_ca_dividend_brands": {
    request: {
      readonly YEAR: number; readonly CA_KIND: 0 | 1 | 2 | 3 | 4 | 5 | 9; readonly COUNTRY_TYPE: 0 | 1 | 2 | 3
    }
    response: {
      readonly BRAND_ARRAY: readonly {
        readonly MARKET_ID: number; readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string
        readonly ETF_FLG: 0 | 1
      }[]
    }
  }
  "legacy/history_country_trades": {
    request: {
      readonly COUNTRY_TYPE: 1 | 2 | 3; readonly SIDE_TYPE: 0 | 1 | 2; readonly MARKET_ID?: number
      readonly BRAND_ID?: number; readonly PERIOD_TYPE: 0 | 1 | 2 | 3 | 4; readonly DATE_FROM?: string
      readonly DATE_TO?: string; readonly SORT_TYPE: 0 | 1 | 2; readonly PAGE_NO: number; readonly PAGE_SIZE: number
    }
    response: {
      readonly OPEN_DATE: string; readonly TOTAL_COUNT: number; readonly HAS_NEXT_FLG: 0 | 1
      readonly TRADE_ARRAY: readonly {
        readonly TRADE_ID: string; readonly TRADE_TYPE: number; readonly TRADE_DATETIME: string
        readonly LOCAL_TRADE_DATE?: string | null; readonly SETTLE_DATE: string; readonly MARKET_ID: number
        readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string; readonly ETF_FLG: 0 | 1
        readonly TAX_TYPE: number; readonly QUANTITY: string; readonly UNIT_PRICE: string
        readonly CURRENCY: "JPY" | "USD"; readonly FX_RATE?: string | null; readonly AMOUNT: number
        readonly AMOUNT_USD?: string | null; readonly FEE: number
      }[]
    }
  }
  "legacy/history_deposits": {
    request: {
      readonly YEAR: number; readonly DEPOSIT_KIND: 0 | 1 | 2; readonly PAGE_NO: number; readonly PAGE_SIZE: number
    }
    response: {
      readonly OPEN_YEAR: number; readonly DEPOSIT_BALANCE: number; readonly TOTAL_IN_AMOUNT: number
      readonly TOTAL_OUT_AMOUNT: number; readonly NET_AMOUNT: number
      readonly MONTH_ARRAY: readonly { readonly MONTH: string; readonly IN_AMOUNT: number; readonly OUT_AMOUNT: number }[]
      readonly TOTAL_COUNT: number; readonly HAS_NEXT_FLG: 0 | 1
      readonly DEPOSIT_ARRAY: readonly {
        readonly HISTORY_ID: string; readonly DATE: string; readonly TRADE_TYPE: number
        readonly METHOD_NM: string | null; readonly AMOUNT: number
      }[]
    }
  }
  "legacy/history_realize_profit": {
    request: {
      readonly YEAR: number; readonly TAX_TYPE: 0 | 1 | 2 | 3 | 4; readonly COUNTRY_TYPE: 0 | 1 | 2 | 3
      readonly MARKET_ID?: number; readonly BRAND_ID?: number; readonly DETAIL_FLG: 0 | 1; readonly PAGE_NO?: number
      readonly PAGE_SIZE?: number
    }
    response: {
      readonly OPEN_YEAR: number; readonly YEAR: number; readonly TOTAL_PROFIT: number; readonly GAIN_AMOUNT: number
      readonly LOSS_AMOUNT: number; readonly OFFSET_AMOUNT: number; readonly TAX_COLLECTED_AMOUNT: number
      readonly TAX_COLLECTED_INCOME: number; readonly TAX_COLLECTED_LOCAL: number; readonly TAX_REFUNDED_AMOUNT: number
      readonly TOTAL_COUNT: number; readonly WITHHOLDING_FLG: 0 | 1; readonly HAS_NEXT_FLG: 0 | 1
      readonly MONTH_ARRAY: readonly { readonly MONTH: string; readonly PROFIT_AMOUNT: number }[]
      readonly DETAIL_ARRAY: readonly {
        readonly HISTORY_ID: string; readonly TRADE_DATE: string; readonly SETTLE_DATE: string
        readonly MARKET_ID: number; readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string
        readonly TAX_TYPE: number; readonly QUANTITY: string; readonly UNIT_PRICE: string
        readonly CURRENCY: "JPY" | "USD"; readonly SELL_AMOUNT: number; readonly COST_AMOUNT: number
        readonly FEE_AMOUNT: number; readonly SELL_FX?: string | null; readonly COST_FX?: string | null
        readonly PROFIT_USD?: string | null; readonly PROFIT_AMOUNT: number
      }[]
    }
  }
  "legacy/history_realize_profit_brands": {
    request: { readonly YEAR: number; readonly TAX_TYPE: 0 | 1 | 2 | 3 | 4; readonly COUNTRY_TYPE: 0 | 1 | 2 | 3 }
    response: {
      readonly PROFIT_BRAND_ARRAY: readonly {
        readonly MARKET_ID: number; readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string
        readonly ETF_FLG: 0 | 1; readonly SELL_COUNT: number; readonly LAST_TRADE_DATE: string
        readonly PROFIT_AMOUNT: number
      }[]
    }
  }
  "legacy/history_settlements_brands": {
    request: { readonly COUNTRY_TYPE: 0 | 1 | 2 | 3 }
    response: {
      readonly BRAND_ARRAY: readonly {
        readonly MARKET_ID: number; readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string
        readonly ETF_FLG: 0 | 1
      }[]
    }
  }
  "legacy/history_settlements_data": {
    request: {
      readonly COUNTRY_TYPE: 0 | 1 | 2 | 3; readonly TRADE_TYPE_ARRAY: readonly number[]; readonly DATE_BASIS: 1 | 2
      readonly MARKET_ID?: number; readonly BRAND_ID?: number; readonly PERIOD_TYPE: 0 | 1 | 2 | 3 | 4
      readonly DATE_FROM?: string; readonly DATE_TO?: string; readonly SORT_TYPE: 0 | 1 | 2; readonly PAGE_NO: number
      readonly PAGE_SIZE: number
    }
    response: {
      readonly OPEN_DATE: string; readonly TOTAL_COUNT: number; readonly HAS_NEXT_FLG: 0 | 1
      readonly AVAILABLE_TYPE_ARRAY: readonly number[]
      readonly SETTLEMENT_ARRAY: readonly {
        readonly HISTORY_ID: string; readonly TRADE_TYPE: number; readonly TRADE_TYPE_NM?: string | null
        readonly TRADE_DATE: string; readonly SETTLE_DATE: string; readonly SETTLED_FLG: 0 | 1
        readonly MARKET_ID?: number | null; readonly BRAND_ID?: number | null; readonly BRAND_CD?: string | null
        readonly BRAND_NM_MINI?: string | null; readonly ETF_FLG?: number | null; readonly TAX_TYPE?: number | null
        readonly QUANTITY?: string | null; readonly UNIT_PRICE?: string | null; readonly CURRENCY: "JPY" | "USD"
        readonly FX_RATE?: string | null; readonly TRADE_AMOUNT?: number | null; readonly FEE?: number | null
        readonly DOMESTIC_TAX?: number | null; readonly FOREIGN_TAX_USD?: string | null; readonly SETTLE_AMOUNT: number
        readonly BALANCE_AFTER?: number | null; readonly METHOD_NM?: string | null; readonly ACCEPT_NO?: string | null
        readonly RATIO_TEXT?: string | null; readonly REMARK?: string | null
      }[]
    }
  }
  "legacy/inquiry": {
    request: {
      readonly INQUIRY_KIND: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; readonly BODY: string; readonly PHONE?: string
      readonly NAME?: string; readonly NAME_KANA?: string; readonly MAIL?: string; readonly PRIVACY_AGREE_FLG?: 1
      readonly DEVICE_INFO?: {
        readonly OS: string; readonly OS_VERSION: string; readonly APP_VERSION: string; readonly USER_AGENT: string
      }
    }
    response: { readonly INQUIRY_NO: string; readonly ACCEPT_DATETIME: string }
  }
  "legacy/invest_brand_brand_list": {
    request: { readonly COURSE_TYPE?: 0 | 1 | 2 | 3 | 4 }
    response: {
      readonly BRAND_STATUS_ARRAY: readonly {
        readonly MARKET_ID: number; readonly BRAND_ID: number; readonly TRADABLE_FLG: 0 | 1; readonly HOLD_FLG?: 0 | 1
        readonly TSUMITATE_SET_FLG?: 0 | 1
      }[]
    }
  }
  "legacy/invest_documents_get": {
    request: { readonly MARKET_ID: 1 | 2 | 11 | 99; readonly BRAND_ID: number }
    response: {
      readonly MARKET_ID: number; readonly BRAND_ID: number
      readonly DOCUMENT_ARRAY: readonly {
        readonly DOCUMENT_ID: string; readonly DOC_TYPE: number; readonly TITLE: string; readonly CREATED_DATE: string
        readonly FILE_SIZE: number; readonly DOC_URL: string
      }[]
    }
  }
  "legacy/me_password": {
    request: { readonly PASSWORD_CURRENT: string; readonly PASSWORD_NEW: string }
    response: { readonly CHANGED_DATETIME: string }
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
  "legacy/nisa_nisa_top": {
    request: Record<string, never>
    response: {
      readonly NISA_STATUS: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7; readonly TRADABLE_FLG: 0 | 1
      readonly EXPECTED_DATE: string | null; readonly REASON_TEXT: string; readonly OLD_NISA_FLG: 0 | 1
      readonly YEAR: number; readonly GROWTH_LIMIT: number | null; readonly GROWTH_USED: number | null
      readonly GROWTH_REMAIN: number | null; readonly ACCUM_LIMIT: number | null; readonly ACCUM_USED: number | null
      readonly ACCUM_REMAIN: number | null; readonly LIFETIME_LIMIT: number | null
      readonly LIFETIME_USED: number | null; readonly LIFETIME_REMAIN: number | null
      readonly LIFETIME_GROWTH_LIMIT: number | null; readonly LIFETIME_GROWTH_USED: number | null
      readonly LIFETIME_GROWTH_REMAIN: number | null; readonly MARKET_VALUE: number | null
      readonly GAIN_LOSS: number | null
      readonly APPLY_ARRAY: readonly {
        readonly APPLY_TYPE: 1 | 2 | 3 | 4 | 5; readonly ACCEPT_NO: string; readonly ACCEPT_DATE: string
        readonly START_YEAR: number | null; readonly STATUS_TEXT: string
      }[]
    }
  }
  "legacy/nisa_summaryinfo": {
    request: { readonly YEAR: number }
    response: {
      readonly YEAR: number; readonly GROWTH_LIMIT: number; readonly GROWTH_USED: number
      readonly GROWTH_PENDING: number; readonly GROWTH_REMAIN: number; readonly ACCUM_LIMIT: number
      readonly ACCUM_USED: number; readonly ACCUM_PENDING: number; readonly ACCUM_REMAIN: number
      readonly LIFETIME_LIMIT: number; readonly LIFETIME_USED: number; readonly LIFETIME_REMAIN: number
      readonly LIFETIME_GROWTH_LIMIT: number; readonly LIFETIME_GROWTH_USED: number
      readonly LIFETIME_GROWTH_REMAIN: number; readonly RESTORE_TOTAL: number; readonly RESTORE_GROWTH: number
      readonly RESTORE_ACCUM: number
      readonly HOLDING_ARRAY: readonly {
        readonly ASSET_ID: string; readonly MARKET_ID: number; readonly BRAND_ID: number; readonly BRAND_NM_MINI: string
        readonly TAX_TYPE: 3 | 4; readonly COST_AMOUNT: number; readonly MARKET_VALUE: number
        readonly GAIN_LOSS: number
      }[]
      readonly OLD_NISA_ARRAY: readonly {
        readonly YEAR: number; readonly KIND: 1 | 2; readonly COST_AMOUNT: number; readonly MARKET_VALUE: number
        readonly GAIN_LOSS: number; readonly EXPIRE_DATE: string
      }[]
    }
  }
  "legacy/optout": {
    request: { readonly OPTOUT_KEY?: string }
    response: {
      readonly MAIL_MASKED: string
      readonly CATEGORY_ARRAY: readonly { readonly MAIL_CATEGORY: 1 | 2 | 3; readonly NAME: string; readonly STOPPED_FLG: 0 | 1 }[]
    }
  }
  "legacy/optout_complete": {
    request: {
      readonly OPTOUT_KEY?: string; readonly MAIL_CATEGORY_ARRAY: readonly (1 | 2 | 3)[]
      readonly REASON_CD?: 1 | 2 | 3 | 4 | 5
    }
    response: { readonly STOPPED_CATEGORY_ARRAY: readonly (1 | 2 | 3)[] }
  }
  "legacy/password": {
    request: Record<string, never>
    response: {
      readonly MIN_LENGTH: number; readonly MAX_LENGTH: number; readonly LAST_CHANGED_DATE: string | null
      readonly HISTORY_COUNT: number
    }
  }
  "legacy/payments_contractAgreementConfirm": {
    request: {
      readonly PAYMENT_TYPE: 1 | 2 | 3; readonly BANK_ID?: string; readonly AGREEMENT_TYPE: 1 | 2
      readonly TERMS_ID_ARRAY: readonly string[]; readonly AGREE_FLG: 1; readonly ACCOUNT_NAME_CHECK_FLG?: 1
      readonly KEEP_AMOUNT?: number; readonly RETURN_VERSION: 1 | 2
    }
    response: {
      readonly CONTRACT_ID: string; readonly CONTRACT_STATUS: 0 | 1 | 2 | 3 | 9; readonly STATE: string
      readonly REDIRECT_URL: string
    }
  }
  "legacy/payments_contract_list": {
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
  "legacy/payments_contract_result": {
    request: {
      readonly PAYMENT_TYPE: 2 | 3; readonly CONTRACT_ID?: string; readonly RESULT_CD?: 0 | 1 | 2 | 3 | 4 | 9
    }
    response: {
      readonly PAYMENT_TYPE: 2 | 3; readonly CONTRACT_ID: string | null; readonly SERVICE_NM: string
      readonly RESULT_CD: 0 | 1 | 2 | 3 | 4 | 9; readonly RESULT_DETAIL_CD: string
      readonly ACCOUNT_NO_MASKED: string | null; readonly AUTO_WITHDRAWAL_FLG: 0 | 1; readonly AGREEMENT_TYPE: 1 | 2
    }
  }
  "legacy/payments_contract_result_paypay": {
    request: { readonly STATE?: string; readonly CONTRACT_ID?: string }
    response: {
      readonly PAYMENT_TYPE: 1; readonly CONTRACT_ID: string | null; readonly SERVICE_NM: string
      readonly RESULT_CD: 0 | 1 | 2 | 3 | 4 | 5 | 9; readonly RESULT_DETAIL_CD: string; readonly APP_URL: string
    }
  }
  "legacy/payments_ppbank_contract_result": {
    request: { readonly STATE?: string; readonly CODE?: string; readonly ERROR?: string }
    response: { readonly CONTRACT_ID: string | null; readonly RESULT_CD: 0 | 1 | 2 | 3 | 4 | 9 }
  }
  "legacy/payments_terms_use": {
    request: { readonly PAYMENT_TYPE: 1 | 2 | 3; readonly BANK_ID?: string; readonly AGREEMENT_TYPE: 1 | 2 }
    response: {
      readonly PAYMENT_TYPE: 1 | 2 | 3; readonly SERVICE_NM: string
      readonly TERMS_ARRAY: readonly {
        readonly TERMS_ID: string; readonly TITLE: string; readonly VERSION_DATE: string
        readonly REQUIRED_OPEN_FLG: 0 | 1; readonly DOC_URL: string
      }[]
    }
  }
  "legacy/payments_unbind": {
    request: { readonly CONTRACT_ID: string; readonly UNBIND_TYPE: 1 | 2 }
    response: {
      readonly CONTRACT_ID: string; readonly CONTRACT_STATUS: 0 | 1 | 2 | 3 | 9; readonly AUTO_WITHDRAWAL_FLG: 0 | 1
    }
  }
  "legacy/preorder_preorder_cancel": {
    request: { readonly PREORDER_ID: number }
    response: { readonly PREORDER_ID: number; readonly CANCELED_DATETIME: string }
  }
  "legacy/preorder_preorder_list": {
    request: { readonly PREORDER_ID?: number }
    response: {
      readonly PREORDER_ARRAY: readonly {
        readonly PREORDER_ID: number; readonly PREORDER_TYPE: 1 | 2; readonly MARKET_ID: number
        readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string; readonly AMOUNT: number
        readonly TAX_TYPE: 1 | 2 | 3 | 4; readonly PAYMENT_NM: string; readonly ORDER_DATETIME: string
        readonly PLANNED_DATE: string; readonly CANCELABLE_FLG: 0 | 1; readonly CANCEL_LIMIT_DATETIME: string
      }[]
    }
  }
  "legacy/search_bank_branch_code": {
    request: { readonly BANK_CD: string; readonly BRANCH_CD: string }
    response: {
      readonly BRANCH_ARRAY: readonly { readonly BRANCH_CD: string; readonly BRANCH_NM: string; readonly BRANCH_NM_KANA: string }[]
      readonly OVER_FLG: 0 | 1
    }
  }
  "legacy/search_bank_branch_name": {
    request: { readonly BANK_CD: string; readonly KEYWORD: string }
    response: {
      readonly BRANCH_ARRAY: readonly { readonly BRANCH_CD: string; readonly BRANCH_NM: string; readonly BRANCH_NM_KANA: string }[]
      readonly OVER_FLG: 0 | 1
    }
  }
  "legacy/search_bank_code": {
    request: { readonly BANK_CD: string }
    response: {
      readonly BANK_ARRAY: readonly { readonly BANK_CD: string; readonly BANK_NM: string; readonly BANK_NM_KANA: string }[]
      readonly OVER_FLG: 0 | 1
    }
  }
  "legacy/search_bank_name": {
    request: { readonly KEYWORD: string }
    response: {
      readonly BANK_ARRAY: readonly { readonly BANK_CD: string; readonly BANK_NM: string; readonly BANK_NM_KANA: string }[]
      readonly OVER_FLG: 0 | 1
    }
  }
  "legacy/smsauth_codecheck": {
    request: { readonly SMS_SESSION_ID: string; readonly AUTH_CODE: string }
    response: { readonly SMS_AUTH_TOKEN: string; readonly TOKEN_EXPIRE_SEC: number }
  }
  "legacy/smsauth_resend": {
    request: { readonly SMS_SESSION_ID: string }
    response: {
      readonly SMS_SESSION_ID: string; readonly EXPIRE_SEC: number; readonly RESEND_WAIT_SEC: number
      readonly RESEND_REMAIN: number
    }
  }
  "legacy/smsauth_send": {
    request: { readonly AUTH_PURPOSE: 1; readonly CONFIRM_KEY: string }
    response: {
      readonly SMS_SESSION_ID: string; readonly PHONE_MASKED: string; readonly EXPIRE_SEC: number
      readonly RESEND_WAIT_SEC: number; readonly RESEND_REMAIN: number
    }
  }
  "legacy/trades_today": {
    request: Record<string, never>
    response: {
      readonly BASE_DATETIME: string; readonly TOTAL_BUY_AMOUNT: number; readonly TOTAL_SELL_AMOUNT: number
      readonly TRADE_ARRAY: readonly {
        readonly TRADE_ID: string; readonly TRADE_TYPE: number; readonly TRADE_DATETIME: string
        readonly LOCAL_TRADE_DATE: string | null; readonly SETTLE_DATE: string; readonly MARKET_ID: number
        readonly BRAND_ID: number; readonly BRAND_CD: string; readonly BRAND_NM_MINI: string; readonly ETF_FLG: 0 | 1
        readonly TAX_TYPE: number; readonly QUANTITY: string; readonly UNIT_PRICE: string
        readonly CURRENCY: "JPY" | "USD"; readonly FX_RATE: string | null; readonly AMOUNT: number; readonly FEE: number
      }[]
      readonly ORDER_ARRAY: readonly {
        readonly ORDER_ID: string; readonly STATUS_CD: 1 | 2 | 3 | 4 | 5 | 6; readonly TRADE_TYPE: number
        readonly ORDER_DATETIME: string; readonly MARKET_ID: number; readonly BRAND_ID: number
        readonly BRAND_CD: string; readonly BRAND_NM_MINI: string; readonly ETF_FLG: 0 | 1; readonly TAX_TYPE: number
        readonly QUANTITY: string | null; readonly AMOUNT: number | null; readonly PREORDER_ID: number | null
        readonly CANCELABLE_FLG: 0 | 1
      }[]
    }
  }
  "legacy/user_nisa_preset": {
    request: { readonly APPLY_KIND: 1 | 2 }
    response: {
      readonly DEMO_FLG: 0 | 1; readonly APPLIED_FLG: 0 | 1; readonly NISA_STATUS: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
      readonly CLIENT_NM: string | null; readonly ADDRESS: string | null; readonly BIRTHDAY: string | null
      readonly MYNUMBER_REGISTERED_FLG: 0 | 1; readonly DIVIDEND_METHOD: 1 | 2
      readonly START_YEAR_ARRAY: readonly number[]; readonly USED_THIS_YEAR_FLG: 0 | 1
      readonly TARGET_YEAR_ARRAY: readonly number[]; readonly ISSUER_ARRAY: readonly string[]
      readonly MAIL_ADDRESS_TEXT: string
      readonly TERMS_ARRAY: readonly { readonly TERMS_ID: string; readonly TITLE: string; readonly DOC_URL: string }[]
      readonly DRAFT: {
        readonly APPLY_TYPE?: number; readonly OTHER_ACCOUNT_CD?: number; readonly START_YEAR?: number
        readonly NOTICE_NO?: string; readonly NOTICE_TYPE?: number; readonly NOTICE_SUBMIT_DATE?: string
        readonly ABOLISH_DATE?: string; readonly ISSUER_NM?: string; readonly SUBMIT_METHOD?: number
        readonly TARGET_YEAR?: number; readonly DELIVERY_METHOD?: number; readonly DIVIDEND_METHOD_CHANGE_FLG?: number
      } | null
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
