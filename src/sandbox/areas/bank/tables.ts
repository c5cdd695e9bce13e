import type { Generated, Selectable } from "kysely"
import type { JsonColumn, Moment } from "../../engine"
import type { BankAccount } from "../customers"

interface BankConfirmationTable {
  key_hash: string
  customer_id: number
  account: JsonColumn<BankAccount>
  expires_at: Moment
  used_at: Moment | null
}

interface SmsSessionTable {
  id: string
  customer_id: number
  confirm_key_hash: string
  code_hash: string
  /** False once a code was right, was tried too often, or another one was asked for from the start. */
  live: Generated<boolean>
  started_at: Moment
  sent_at: Moment
  expires_at: Moment
  attempts: Generated<number>
  resends: Generated<number>
  token_hash: string | null
  token_expires_at: Moment | null
  token_used_at: Moment | null
}

declare module "../../engine/database/tables" {
  interface Tables {
    bank_confirmation: BankConfirmationTable
    sms_session: SmsSessionTable
  }
}

export type SmsSession = Selectable<SmsSessionTable>
