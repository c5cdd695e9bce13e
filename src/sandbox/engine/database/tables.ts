import type { Generated, Kysely, Selectable, Transaction } from "kysely"
import type {
  AcceptanceTable,
  ApplicantSessionTable,
  ApplicationTable,
  AttemptsTable,
  EkycSessionTable,
  MailCodeTable,
  MailLockTable,
  UploadTable,
} from "../../areas/account-opening/tables"
import type { JsonColumn, Moment } from "./columns"

/** A closed world of its own: customers, clock, faults and journal of one tester. */
export interface SpaceTable {
  name: string
  world: string
  /** Sandbox time minus real time. */
  clock_shift_ms: number
  /** The shift right after the last reset, to which a cleared clock returns. */
  start_shift_ms: number
  settings: JsonColumn<SpaceSettings>
}

export interface SpaceSettings {
  readonly agreementVersion: string
  readonly brandCount: number
  readonly maintenance: MaintenanceWindow
  /** What the back office decides; approves where nothing is said. */
  readonly decision?: "APPROVED" | "DECLINED"
}

export interface MaintenanceWindow {
  readonly start_at: string
  readonly end_at: string
  readonly title: string
  readonly description: string
  readonly notice_url: string
}

export interface FaultTable {
  id: Generated<number>
  space: string
  call: string
  fault: string
  /** Calls that still meet it; null for all. */
  remaining: number | null
  delay_ms: number | null
  body: JsonColumn<Record<string, unknown>> | null
}

export interface JournalTable {
  id: Generated<number>
  space: string
  call: string
  method: string
  path: string
  at: Moment
  payload: JsonColumn<unknown>
  outcome: string
  answered_by: string
}

export interface OutboxTable {
  id: Generated<number>
  space: string
  channel: "mail" | "sms"
  recipient: string
  subject: string
  body: string
  code: string | null
  at: Moment
}

export interface CounterTable {
  space: string
  name: string
  value: number
}

export interface OnceTable {
  space: string
  call: string
  request_key: string
  body_hash: string
  answer: JsonColumn<unknown> | null
  at: Moment
}

export interface BankAccount {
  readonly BANK_CD: string
  readonly BANK_NM: string
  readonly BRANCH_CD: string
  readonly BRANCH_NM: string
  readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9
  readonly ACCOUNT_NO: string
  readonly ACCOUNT_HOLDER_KANA: string
}

export interface CustomerTable {
  id: Generated<number>
  space: string
  name: string
  name_kana: string
  phone: string
  mail: string
  password_hash: string
  password_failures: number
  password_required: boolean
  bank: JsonColumn<BankAccount> | null
  member_id: string | null
  /** `YYYY-MM-DD` */
  birth_date: string | null
  postal_code: string | null
  /** Stands for the individual number, which only the contractor's vault knows. */
  vault_key: string | null
  is_restricted: Generated<boolean>
}

export interface CustomerSessionTable {
  token_hash: string
  customer_id: number
}

export interface PaymentContractTable {
  customer_id: number
  /** 1 payment app, 2 payment bank. */
  payment_type: number
  account_text: string
  month_limit: number | null
}

export interface LedgerEntryTable {
  id: Generated<number>
  space: string
  customer_id: number
  kind: string
  reference: string
  at: Moment
}

export interface LedgerPostingTable {
  entry_id: number
  account: string
  /** Yen; the postings of one entry add up to zero. */
  amount: number
}

export interface SettlementTable {
  id: Generated<number>
  customer_id: number
  trade_type: number
  market_id: number
  brand_id: number
  brand_name: string
  /** Yen, signed: what the customer's cash changes by on the day. */
  amount: number
  settle_date: string
  settled: boolean
}

export interface WithdrawalTable {
  space: string
  number: string
  customer_id: number
  withdraw_type: number
  destination_text: string
  amount: number
  fee: number
  /** 1 accepted, 2 in process, 3 transferred, 4 cancelled, 5 bounced. */
  status: number
  accepted_at: Moment
  expected_date: string
  cancel_until: Moment | null
  canceled_at: Moment | null
}

export interface ConfirmationTable {
  key_hash: string
  space: string
  customer_id: number
  purpose: string
  payload: JsonColumn<Record<string, unknown>>
  expires_at: Moment | null
  used_at: Moment | null
}

export interface CallRateTable {
  space: string
  subject: string
  minute: string
  calls: number
}

export interface Tables {
  space: SpaceTable
  fault: FaultTable
  journal: JournalTable
  outbox: OutboxTable
  counter: CounterTable
  once: OnceTable
  customer: CustomerTable
  customer_session: CustomerSessionTable
  payment_contract: PaymentContractTable
  ledger_entry: LedgerEntryTable
  ledger_posting: LedgerPostingTable
  settlement: SettlementTable
  withdrawal: WithdrawalTable
  confirmation: ConfirmationTable
  application: ApplicationTable
  applicant_session: ApplicantSessionTable
  mail_code: MailCodeTable
  mail_lock: MailLockTable
  acceptance: AcceptanceTable
  call_rate: CallRateTable
  ekyc_session: EkycSessionTable
  upload: UploadTable
  attempts: AttemptsTable
}

export type Database = Kysely<Tables>
/** Everything inside one call happens in one of these. */
export type Work = Transaction<Tables>
export type Space = Selectable<SpaceTable>
export type Customer = Selectable<CustomerTable>
export type Withdrawal = Selectable<WithdrawalTable>
export type Application = Selectable<ApplicationTable>
export type EkycSession = Selectable<EkycSessionTable>
