/* Generated from schemas/calls/legacy; `npm run generate` writes it anew. */

import type { Call as AccountNisaSave } from "./legacy/account_nisa_save"
import type { Call as AgreementGetList } from "./legacy/agreement_getList"
import type { Call as Bank } from "./legacy/bank"
import type { Call as BankBranchNameList } from "./legacy/bank_branch_name_list"
import type { Call as BankComplete } from "./legacy/bank_complete"
import type { Call as BankConfirm } from "./legacy/bank_confirm"
import type { Call as BankNameList } from "./legacy/bank_name_list"
import type { Call as CancelWithdrawal } from "./legacy/cancel_withdrawal"
import type { Call as CancelWithdrawalComplete } from "./legacy/cancel_withdrawal_complete"
import type { Call as CancelWithdrawalConfirm } from "./legacy/cancel_withdrawal_confirm"
import type { Call as CommonInquiry } from "./legacy/common_inquiry"
import type { Call as Deposit } from "./legacy/deposit"
import type { Call as DocumentAgreement } from "./legacy/document_agreement"
import type { Call as DocumentSetAgree } from "./legacy/document_set_agree"
import type { Call as DocumentsGetList } from "./legacy/documents_getList"
import type { Call as HistoryCaDividend } from "./legacy/history_ca_dividend"
import type { Call as HistoryCaDividendBrands } from "./legacy/history_ca_dividend_brands"
import type { Call as HistoryCountryTrades } from "./legacy/history_country_trades"
import type { Call as HistoryDeposits } from "./legacy/history_deposits"
import type { Call as HistoryRealizeProfit } from "./legacy/history_realize_profit"
import type { Call as HistoryRealizeProfitBrands } from "./legacy/history_realize_profit_brands"
import type { Call as HistorySettlementsBrands } from "./legacy/history_settlements_brands"
import type { Call as HistorySettlementsData } from "./legacy/history_settlements_data"
import type { Call as Inquiry } from "./legacy/inquiry"
import type { Call as InvestBrandBrandList } from "./legacy/invest_brand_brand_list"
import type { Call as InvestDocumentsGet } from "./legacy/invest_documents_get"
import type { Call as MePassword } from "./legacy/me_password"
import type { Call as MoneySchedule } from "./legacy/money_schedule"
import type { Call as MoneySchedulePrimary } from "./legacy/money_schedule_primary"
import type { Call as MoneyScheduleSecondary } from "./legacy/money_schedule_secondary"
import type { Call as NisaNisaTop } from "./legacy/nisa_nisa_top"
import type { Call as NisaSummaryinfo } from "./legacy/nisa_summaryinfo"
import type { Call as Optout } from "./legacy/optout"
import type { Call as OptoutComplete } from "./legacy/optout_complete"
import type { Call as Password } from "./legacy/password"
import type { Call as PaymentsContractAgreementConfirm } from "./legacy/payments_contractAgreementConfirm"
import type { Call as PaymentsContractList } from "./legacy/payments_contract_list"
import type { Call as PaymentsContractResult } from "./legacy/payments_contract_result"
import type { Call as PaymentsContractResultPaypay } from "./legacy/payments_contract_result_paypay"
import type { Call as PaymentsPpbankContractResult } from "./legacy/payments_ppbank_contract_result"
import type { Call as PaymentsTermsUse } from "./legacy/payments_terms_use"
import type { Call as PaymentsUnbind } from "./legacy/payments_unbind"
import type { Call as PreorderPreorderCancel } from "./legacy/preorder_preorder_cancel"
import type { Call as PreorderPreorderList } from "./legacy/preorder_preorder_list"
import type { Call as SearchBankBranchCode } from "./legacy/search_bank_branch_code"
import type { Call as SearchBankBranchName } from "./legacy/search_bank_branch_name"
import type { Call as SearchBankCode } from "./legacy/search_bank_code"
import type { Call as SearchBankName } from "./legacy/search_bank_name"
import type { Call as SmsauthCodecheck } from "./legacy/smsauth_codecheck"
import type { Call as SmsauthResend } from "./legacy/smsauth_resend"
import type { Call as SmsauthSend } from "./legacy/smsauth_send"
import type { Call as TradesToday } from "./legacy/trades_today"
import type { Call as UserNisaPreset } from "./legacy/user_nisa_preset"
import type { Call as WithdrawSelect } from "./legacy/withdraw_select"
import type { Call as Withdrawal } from "./legacy/withdrawal"
import type { Call as WithdrawalComplete } from "./legacy/withdrawal_complete"
import type { Call as WithdrawalConfirm } from "./legacy/withdrawal_confirm"

/** Request and response of every call of this client, by id. */
export interface LegacyCalls {
  "legacy/account_nisa_save": AccountNisaSave
  "legacy/agreement_getList": AgreementGetList
  "legacy/bank": Bank
  "legacy/bank_branch_name_list": BankBranchNameList
  "legacy/bank_complete": BankComplete
  "legacy/bank_confirm": BankConfirm
  "legacy/bank_name_list": BankNameList
  "legacy/cancel_withdrawal": CancelWithdrawal
  "legacy/cancel_withdrawal_complete": CancelWithdrawalComplete
  "legacy/cancel_withdrawal_confirm": CancelWithdrawalConfirm
  "legacy/common_inquiry": CommonInquiry
  "legacy/deposit": Deposit
  "legacy/document_agreement": DocumentAgreement
  "legacy/document_set_agree": DocumentSetAgree
  "legacy/documents_getList": DocumentsGetList
  "legacy/history_ca_dividend": HistoryCaDividend
  "legacy/history_ca_dividend_brands": HistoryCaDividendBrands
  "legacy/history_country_trades": HistoryCountryTrades
  "legacy/history_deposits": HistoryDeposits
  "legacy/history_realize_profit": HistoryRealizeProfit
  "legacy/history_realize_profit_brands": HistoryRealizeProfitBrands
  "legacy/history_settlements_brands": HistorySettlementsBrands
  "legacy/history_settlements_data": HistorySettlementsData
  "legacy/inquiry": Inquiry
  "legacy/invest_brand_brand_list": InvestBrandBrandList
  "legacy/invest_documents_get": InvestDocumentsGet
  "legacy/me_password": MePassword
  "legacy/money_schedule": MoneySchedule
  "legacy/money_schedule_primary": MoneySchedulePrimary
  "legacy/money_schedule_secondary": MoneyScheduleSecondary
  "legacy/nisa_nisa_top": NisaNisaTop
  "legacy/nisa_summaryinfo": NisaSummaryinfo
  "legacy/optout": Optout
  "legacy/optout_complete": OptoutComplete
  "legacy/password": Password
  "legacy/payments_contractAgreementConfirm": PaymentsContractAgreementConfirm
  "legacy/payments_contract_list": PaymentsContractList
  "legacy/payments_contract_result": PaymentsContractResult
  "legacy/payments_contract_result_paypay": PaymentsContractResultPaypay
  "legacy/payments_ppbank_contract_result": PaymentsPpbankContractResult
  "legacy/payments_terms_use": PaymentsTermsUse
  "legacy/payments_unbind": PaymentsUnbind
  "legacy/preorder_preorder_cancel": PreorderPreorderCancel
  "legacy/preorder_preorder_list": PreorderPreorderList
  "legacy/search_bank_branch_code": SearchBankBranchCode
  "legacy/search_bank_branch_name": SearchBankBranchName
  "legacy/search_bank_code": SearchBankCode
  "legacy/search_bank_name": SearchBankName
  "legacy/smsauth_codecheck": SmsauthCodecheck
  "legacy/smsauth_resend": SmsauthResend
  "legacy/smsauth_send": SmsauthSend
  "legacy/trades_today": TradesToday
  "legacy/user_nisa_preset": UserNisaPreset
  "legacy/withdraw_select": WithdrawSelect
  "legacy/withdrawal": Withdrawal
  "legacy/withdrawal_complete": WithdrawalComplete
  "legacy/withdrawal_confirm": WithdrawalConfirm
}
