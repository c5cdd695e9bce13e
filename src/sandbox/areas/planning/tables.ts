import type { Selectable } from "kysely"

interface GoalTable {
  customer_id: number
  /** Code of `goal-purpose`. */
  purpose: number
  name: string | null
  /** Yen. */
  target_amount: number
  /** `YYYY-MM` */
  target_month: string
  /** Percent a year. */
  annual_rate: string
  include_cash: boolean
}

declare module "../../engine/database/tables" {
  interface Tables {
    goal: GoalTable
  }
}

export type GoalRow = Selectable<GoalTable>
