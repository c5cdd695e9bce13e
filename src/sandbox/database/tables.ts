import type { ColumnType, Generated, Kysely, Selectable, Transaction } from "kysely"

/** JSON columns are written as text and read as values. */
type JsonColumn<T> = ColumnType<T, string, string>
type Moment = ColumnType<Date, Date, Date>

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

export interface ApplicationTable {
  id: string
  space: string
  return_point: string
  email: string | null
  expires_at: Moment | null
  draft: JsonColumn<Record<string, unknown>>
  draft_version: number
  created_at: Moment
}

export interface ApplicantSessionTable {
  id: Generated<number>
  space: string
  secret_hash: string
  application_id: string | null
  device: string | null
}

export interface MailCodeTable {
  id: Generated<number>
  space: string
  application_id: string
  email: string
  device: string | null
  code_hash: string
  attempts: number
  live: boolean
  sent_at: Moment
  expires_at: Moment
}

export interface MailLockTable {
  space: string
  subject: string
  locked_until: Moment
}

export interface AcceptanceTable {
  space: string
  application_id: string
  agreement_group: string
  document_version: string
  declarations: JsonColumn<Record<string, unknown>>
  at: Moment
  device: string | null
  app_version: string | null
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
}

export type Database = Kysely<Tables>
/** Everything inside one call happens in one of these. */
export type Work = Transaction<Tables>
export type Space = Selectable<SpaceTable>
export type Customer = Selectable<CustomerTable>
export type Withdrawal = Selectable<WithdrawalTable>
export type Application = Selectable<ApplicationTable>
