/* Generated from schemas/calls/legacy; `npm run generate` writes it anew. */

export interface CancelWithdrawalRequest {}

export interface CancelWithdrawalResponse {
  WITHDRAWAL_ARRAY: {
    WITHDRAWAL_NO: string
    WITHDRAW_TYPE: 1 | 2 | 3
    DESTINATION_TEXT: string
    AMOUNT: number
    FEE: number
    STATUS_CD: 1 | 2 | 3 | 4 | 5
    ACCEPT_DATETIME: string
    EXPECTED_DATE: string
    CANCELABLE_FLG: 0 | 1
    CANCEL_LIMIT_DATETIME: string | null
  }[]
}

export interface CancelWithdrawalCompleteRequest {
  CONFIRM_KEY: string
}

export interface CancelWithdrawalCompleteResponse {
  WITHDRAWAL_NO: string
  CANCELED_DATETIME: string
  AMOUNT: number
  WITHDRAWABLE_AMOUNT: number
}

export interface CancelWithdrawalConfirmRequest {
  WITHDRAWAL_NO: string
}

export interface CancelWithdrawalConfirmResponse {
  WITHDRAWAL_NO: string
  DESTINATION_TEXT: string
  AMOUNT: number
  ACCEPT_DATETIME: string
  EXPECTED_DATE: string
  AFTER_WITHDRAWABLE_AMOUNT: number
  CONFIRM_KEY: string
}

export interface WithdrawSelectRequest {
  VIEW_VERSION: 1 | 2
}

export interface WithdrawSelectResponse {
  WITHDRAWABLE_AMOUNT: number
  BANK_REGISTERED_FLG: 0 | 1
  PENDING_COUNT: number
  DESTINATION_ARRAY: {
    WITHDRAW_TYPE: 1 | 2 | 3
    NAME: string
    SUB_TEXT: string
    ENABLED_FLG: 0 | 1
    DISABLED_REASON: string
    ACTION_ROUTE: string
    ARRIVAL_TEXT: string
    FEE_TEXT: string
    LIMIT_AMOUNT: number | null
    RECOMMEND_FLG: 0 | 1
  }[]
}

export interface WithdrawalRequest {
  WITHDRAW_TYPE: 1 | 2 | 3
}

export interface WithdrawalResponse {
  WITHDRAW_TYPE: 1 | 2 | 3
  WITHDRAWABLE_AMOUNT: number
  MIN_AMOUNT: number
  LIMIT_AMOUNT: number
  TAX_RESERVED_AMOUNT: number
  PENDING_WITHDRAWAL_AMOUNT: number
  BANK: {
    BANK_CD: string
    BANK_NM: string
    BRANCH_CD: string
    BRANCH_NM: string
    ACCOUNT_TYPE: number
    ACCOUNT_NO_MASKED: string
    ACCOUNT_HOLDER_KANA: string
  } | null
  FEE_ARRAY: {
    AMOUNT_FROM: number
    AMOUNT_TO: number | null
    FEE: number
  }[]
  EXPECTED_DATE: string
  CUTOFF_TEXT: string
  CANCEL_LIMIT_TEXT: string
}

export interface WithdrawalCompleteRequest {
  CONFIRM_KEY: string
  PASSWORD?: string
}

export interface WithdrawalCompleteResponse {
  WITHDRAWAL_NO: string
  ACCEPT_DATETIME: string
  DESTINATION_TEXT: string
  AMOUNT: number
  FEE: number
  RECEIVE_AMOUNT: number
  EXPECTED_DATE: string
  CANCELABLE_FLG: 0 | 1
  CANCEL_LIMIT_DATETIME: string | null
}

export interface WithdrawalConfirmRequest {
  WITHDRAW_TYPE: 1 | 2 | 3
  AMOUNT_TYPE: 1 | 2
  AMOUNT?: number
}

export interface WithdrawalConfirmResponse {
  WITHDRAW_TYPE: 1 | 2 | 3
  DESTINATION_TEXT: string
  AMOUNT: number
  FEE: number
  RECEIVE_AMOUNT: number
  EXPECTED_DATE: string
  AFTER_WITHDRAWABLE_AMOUNT: number
  WARNING_TEXT: string
  PASSWORD_REQUIRED_FLG: 0 | 1
  CONFIRM_KEY: string
  CONFIRM_LIMIT_DATETIME: string
}

/** Request and response of every call of this client, by id. */
export interface LegacyCalls {
  "legacy/cancel_withdrawal": { request: CancelWithdrawalRequest; response: CancelWithdrawalResponse }
  "legacy/cancel_withdrawal_complete": { request: CancelWithdrawalCompleteRequest; response: CancelWithdrawalCompleteResponse }
  "legacy/cancel_withdrawal_confirm": { request: CancelWithdrawalConfirmRequest; response: CancelWithdrawalConfirmResponse }
  "legacy/withdraw_select": { request: WithdrawSelectRequest; response: WithdrawSelectResponse }
  "legacy/withdrawal": { request: WithdrawalRequest; response: WithdrawalResponse }
  "legacy/withdrawal_complete": { request: WithdrawalCompleteRequest; response: WithdrawalCompleteResponse }
  "legacy/withdrawal_confirm": { request: WithdrawalConfirmRequest; response: WithdrawalConfirmResponse }
}
