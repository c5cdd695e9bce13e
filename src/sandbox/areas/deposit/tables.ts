import type { Generated, Selectable } from "kysely"
import type { Moment } from "../../engine"

/** The account at a bank that belongs to one customer of the broker. */
interface DepositAccountTable {
  customer_id: number
  account_no: string
  /** Tells net banks whose deposit it is. */
  netbank_key: string
}

interface DepositTable {
  id: Generated<number>
  customer_id: number
  /** How it comes, as customers read it. */
  method: string
  amount: number
  arrives_at: Moment
  booked: boolean
}

declare module "../../engine/database/tables" {
  interface Tables {
    deposit_account: DepositAccountTable
    deposit: DepositTable
  }
}

export type Deposit = Selectable<DepositTable>
