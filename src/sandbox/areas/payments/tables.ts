import type { Selectable } from "kysely"
import type { JsonColumn, Moment } from "../../engine"
import type { PaymentType } from "./services"

interface PaymentContractTable {
  tenant: string
  contract_id: string
  customer_id: number
  payment_type: PaymentType
  bank_id: string
  /** 1 in process at the partner, 2 linked, 3 to be renewed, 9 ended. */
  status: 1 | 2 | 3 | 9
  branch_name: string | null
  account_type: 1 | 2 | 4 | 9 | null
  account_no: string | null
  /** `YYYY-MM-DD` */
  contract_date: string | null
  /** When the partner will be done with it. */
  pending_until: Moment | null
  auto_since: Moment | null
  /** The last morning that was looked at for an automatic withdrawal, `YYYY-MM-DD`. */
  auto_paid_on: string | null
  /** Yen that automatic withdrawals leave. */
  keep_amount: number
  is_in_use: boolean
  is_debit_pending: boolean
  /** Yen that the app takes a month; null where there is no such limit. */
  payout_month_limit: number | null
}

/** A consent with what came of it: the partner's page is told its state and hands it back. */
interface ContractRequestTable {
  state_hash: string
  tenant: string
  customer_id: number
  contract_id: string
  payment_type: PaymentType
  bank_id: string
  /** 1 contract, 2 automatic withdrawal. */
  agreement_type: 1 | 2
  return_version: 1 | 2
  started_at: Moment
  /** What the partner has decided, before the customer is back. */
  decided: ResultCode | null
  /** What the customer was told; it never changes again, but that 1 becomes 0. */
  result: ResultCode | null
  terms: JsonColumn<readonly string[]>
}

interface PaymentDebitTable {
  customer_id: number
  contract_id: string
  date: string
  /** 1 debit, 2 refund. */
  kind: 1 | 2
  amount: number
}

declare module "../../engine/database/tables" {
  interface Tables {
    payment_contract: PaymentContractTable
    contract_request: ContractRequestTable
    payment_debit: PaymentDebitTable
  }
}

/** 0 done, 1 in process, 2 cancelled, 3 names differ, 4 too late, 5 the app has to know who it is, 9 failed. */
export type ResultCode = 0 | 1 | 2 | 3 | 4 | 5 | 9

export type Contract = Selectable<PaymentContractTable>
export type ContractRequest = Selectable<ContractRequestTable>
