import type { Generated, Selectable } from "kysely"
import type { JsonColumn, Moment } from "../../engine"

export interface BankAccount {
  readonly BANK_CD: string
  readonly BANK_NM: string
  readonly BRANCH_CD: string
  readonly BRANCH_NM: string
  readonly ACCOUNT_TYPE: 1 | 2 | 4 | 9
  readonly ACCOUNT_NO: string
  readonly ACCOUNT_HOLDER_KANA: string
}

interface CustomerTable {
  id: Generated<number>
  tenant: string
  name: string
  name_kana: string
  phone: string
  mail: string
  password_hash: string
  password_failures: Generated<number>
  password_required: Generated<boolean>
  /** `YYYY-MM-DD`; null where the password is the first one. */
  password_changed_on: string | null
  bank: JsonColumn<BankAccount> | null
  member_id: string | null
  /** `YYYY-MM-DD` */
  birth_date: string | null
  postal_code: string | null
  /** Stands for the individual number, which only the contractor's vault knows. */
  vault_key: string | null
  is_restricted: Generated<boolean>
  /** Known to the native app's own server only; null where the customer has none. */
  trading_password_hash: string | null
  passkey: JsonColumn<Passkey> | null
  step_up_failures: Generated<number>
}

export interface Passkey {
  readonly id: string
  readonly publicKey: { readonly kty: string; readonly crv: string; readonly x: string; readonly y: string }
}

/** A question who somebody is, and the proof that the native side got for it. */
interface StepUpTable {
  challenge: string
  customer_id: number
  expires_at: Moment
  proof_hash: string | null
  proof_expires_at: Moment | null
  used_at: Moment | null
}

interface FormerPasswordTable {
  id: Generated<number>
  customer_id: number
  password_hash: string
}

interface StoppedMailTable {
  customer_id: number
  category: 1 | 2 | 3
  /** Code of `optout-reason`. */
  reason: number | null
  stopped_at: Moment
}

interface OptoutKeyTable {
  key_hash: string
  customer_id: number
}

interface CustomerSessionTable {
  token_hash: string
  customer_id: number
}

interface LedgerEntryTable {
  id: Generated<number>
  tenant: string
  customer_id: number
  kind: string
  reference: string
  /** How the money came or went, as customers read it; null where it stayed with the broker. */
  method: string | null
  at: Moment
}

interface LedgerPostingTable {
  entry_id: number
  account: string
  /** Yen; the postings of one entry add up to zero. */
  amount: number
}

declare module "../../engine/database/tables" {
  interface Tables {
    customer: CustomerTable
    step_up: StepUpTable
    former_password: FormerPasswordTable
    stopped_mail: StoppedMailTable
    optout_key: OptoutKeyTable
    customer_session: CustomerSessionTable
    ledger_entry: LedgerEntryTable
    ledger_posting: LedgerPostingTable
  }
}

export type Customer = Selectable<CustomerTable>
