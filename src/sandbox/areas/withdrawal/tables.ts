import type { Selectable } from "kysely"
import type { JsonColumn, Moment } from "../../engine"

interface WithdrawalTable {
  tenant: string
  number: string
  customer_id: number
  withdraw_type: 1 | 2 | 3
  destination_text: string
  amount: number
  fee: number
  /** 1 accepted, 2 in process, 3 transferred, 4 cancelled, 5 bounced. */
  status: 1 | 2 | 3 | 4 | 5
  accepted_at: Moment
  expected_date: string
  cancel_until: Moment | null
  canceled_at: Moment | null
}

interface ConfirmationTable {
  key_hash: string
  customer_id: number
  purpose: string
  payload: JsonColumn<Record<string, unknown>>
  expires_at: Moment | null
  used_at: Moment | null
}

declare module "../../engine/database/tables" {
  interface Tables {
    withdrawal: WithdrawalTable
    confirmation: ConfirmationTable
  }
}

export type Withdrawal = Selectable<WithdrawalTable>
