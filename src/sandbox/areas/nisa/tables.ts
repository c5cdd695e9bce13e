import type { Generated, Selectable } from "kysely"
import type { JsonColumn, Moment } from "../../engine"

interface NisaAccountTable {
  customer_id: number
  /** Before any of the applications. */
  is_open: boolean
  /** It may be used while the tax office still looks at the application. */
  is_provisional: boolean
  has_my_number: Generated<boolean>
  /** 1: by the number of shares held, which the account needs; 2: otherwise. */
  dividend_method: Generated<1 | 2>
}

interface NisaDraftTable {
  tenant: string
  visitor: string
  /** 1 opening, 2 transfer. */
  kind: 1 | 2
  given: JsonColumn<Readonly<Record<string, string | number>>>
  saved_at: Moment
}

interface NisaApplicationTable {
  customer_id: number
  accept_no: string
  apply_type: ApplyType
  accepted_at: Moment
  start_year: number | null
  /** 4: another broker has an account already, 5: papers are not in order. */
  refused: 4 | 5 | null
  reason: string
  given: JsonColumn<Readonly<Record<string, unknown>>>
}

interface OldNisaTable {
  customer_id: number
  year: number
  /** Code of `old-nisa-kind`. */
  kind: 1 | 2
  cost: number
  market_value: number
}

declare module "../../engine/database/tables" {
  interface Tables {
    nisa_account: NisaAccountTable
    nisa_application: NisaApplicationTable
    nisa_draft: NisaDraftTable
    old_nisa: OldNisaTable
  }
}

/** Code of `nisa-apply-type`. */
export type ApplyType = 1 | 2 | 3 | 4 | 5

export type NisaApplication = Selectable<NisaApplicationTable>
