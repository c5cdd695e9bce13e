import type { Selectable } from "kysely"
import type { Moment } from "../../engine"

/** A document that was delivered to a customer electronically. */
interface EDocumentTable {
  customer_id: number
  number: number
  category: Category
  title: string
  /** `YYYY-MM-DD` */
  delivered_on: string
  /** The last day on which it can be read. */
  expires_on: string
  read_at: Moment | null
}

interface AgreedDocumentTable {
  customer_id: number
  document_id: string
  agreed_at: Moment
}

declare module "../../engine/database/tables" {
  interface Tables {
    e_document: EDocumentTable
    agreed_document: AgreedDocumentTable
  }
}

export type EDocument = Selectable<EDocumentTable>

export type Category = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
