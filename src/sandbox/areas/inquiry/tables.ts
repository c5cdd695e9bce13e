import type { Selectable } from "kysely"
import type { JsonColumn, Moment } from "../../engine"

interface InquiryTable {
  tenant: string
  number: string
  customer_id: number | null
  visitor: string | null
  /** Code of `inquiry-kind`. */
  kind: number
  body: string
  phone: string | null
  name: string | null
  name_kana: string | null
  mail: string | null
  device: JsonColumn<Readonly<Record<string, string>>> | null
  accepted_at: Moment
}

declare module "../../engine/database/tables" {
  interface Tables {
    inquiry: InquiryTable
  }
}

export type Inquiry = Selectable<InquiryTable>
