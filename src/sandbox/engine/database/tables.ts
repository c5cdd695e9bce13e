import type { Generated, Kysely, Selectable, Transaction as KyselyTransaction } from "kysely"
import type { JsonColumn, Moment } from "./columns"

/** Everything of one tester: customers, clock, faults and journal. */
interface TenantTable {
  name: string
  fixture: string
  /** Sandbox time minus real time. */
  clock_shift_ms: number
  /** The shift right after the last reset, to which a cleared clock returns. */
  start_shift_ms: number
  settings: JsonColumn<TenantSettings>
}

/** What fixtures can set. Every area merges its own settings into this interface. */
export interface TenantSettings {}

interface FaultTable {
  id: Generated<number>
  tenant: string
  call: string
  fault: string
  /** Calls that still meet it; null for all. */
  remaining: number | null
  delay_ms: number | null
  body: JsonColumn<Record<string, unknown>> | null
}

interface JournalTable {
  id: Generated<number>
  tenant: string
  call: string
  method: string
  path: string
  at: Moment
  payload: JsonColumn<unknown>
  outcome: string
  answered_by: string
}

interface OutboxTable {
  id: Generated<number>
  tenant: string
  channel: "mail" | "sms"
  sender: string
  recipient: string
  subject: string
  body: string
  code: string | null
  at: Moment
}

interface CounterTable {
  tenant: string
  name: string
  value: number
}

interface IdempotencyKeyTable {
  tenant: string
  call: string
  request_key: string
  /** Who asked first; nobody else gets the answer. */
  owner: string
  body_hash: string
  answer: JsonColumn<unknown> | null
  at: Moment
}

interface CallRateTable {
  tenant: string
  subject: string
  minute: string
  calls: number
}

/** The engine's tables. Every area merges its own into this interface. */
export interface Tables {
  tenant: TenantTable
  fault: FaultTable
  journal: JournalTable
  outbox: OutboxTable
  counter: CounterTable
  idempotency_key: IdempotencyKeyTable
  call_rate: CallRateTable
}

export type Database = Kysely<Tables>
/** Everything inside one call happens in one of these. */
export type Transaction = KyselyTransaction<Tables>
export type Tenant = Selectable<TenantTable>
