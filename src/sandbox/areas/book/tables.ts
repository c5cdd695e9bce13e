import type { Generated, Selectable } from "kysely"
import type { Moment } from "../../engine"

/** What was executed or came without an execution; it moves cash on its settlement date. */
interface SettlementTable {
  id: Generated<number>
  customer_id: number
  /** One of `tradeTypes`. */
  trade_type: number
  market_id: number
  brand_id: number
  brand_name: string
  /** Yen, signed: what the customer's cash changes by on the day. */
  amount: number
  settle_date: string
  settled: boolean
  traded_at: Moment
  local_trade_date: string | null
  /** Code of `tax-type`: the account that holds it. */
  tax_type: Generated<number>
  /** Millionths of a share or fund unit, signed. */
  quantity: Generated<number>
  /** As it was agreed, in the brand's currency; that of a fund is for 10,000 units. */
  unit_price: string | null
  /** Yen of one dollar. */
  fx_rate: string | null
  fee: Generated<number>
  /** Of a split: `1：5`. */
  ratio: string | null
}

/** A dividend or distribution of one tax account. Amounts in yen unless they are cents of a dollar. */
interface DividendTable {
  id: Generated<number>
  customer_id: number
  market_id: number
  brand_id: number
  tax_type: number
  ex_date: string
  record_date: string
  pay_date: string
  /** Millionths. */
  quantity: number
  unit_amount: string
  fx_rate: string | null
  /** 1 ordinary, 2 return of capital, 3 both; null of shares. */
  distribution_kind: number | null
  gross: number
  gross_cents: number | null
  foreign_cents: number | null
  foreign_tax: number
  income_tax: number
  local_tax: number
}

interface PreorderTable {
  id: Generated<number>
  customer_id: number
  /** What customers and other systems call it by. */
  number: number
  /** 1 ordered once, 2 of an accumulation plan. */
  preorder_type: number
  market_id: number
  brand_id: number
  tax_type: number
  amount: number
  /** The payment bank pays on the day; otherwise the cash is held. */
  is_from_bank: boolean
  ordered_at: Moment
  planned_date: string
  cancel_until: Moment
  canceled_at: Moment | null
  executed_at: Moment | null
}

declare module "../../engine/database/tables" {
  interface Tables {
    settlement: SettlementTable
    dividend: DividendTable
    preorder: PreorderTable
  }
}

export type SettlementRow = Selectable<SettlementTable>
export type DividendRow = Selectable<DividendTable>
export type PreorderRow = Selectable<PreorderTable>
