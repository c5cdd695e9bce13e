import type { Transaction } from "../../engine"
import type { BrandKey } from "../brands"
import type { CustomerContext } from "../customers"
import type { PreorderRow } from "./tables"
import type { TaxType } from "./trade"

/** An order for a day to come. */
export interface Preorder extends BrandKey {
  /** What customers call it by. */
  readonly number: number
  /** 1 ordered once, 2 of an accumulation plan. */
  readonly preorderType: 1 | 2
  readonly taxType: TaxType
  readonly amount: number
  /** The payment bank pays on the day; otherwise the cash is held. */
  readonly isFromBank: boolean
  readonly orderedAt: Date
  /** `YYYY-MM-DD`, the day it is executed on. */
  readonly plannedDate: string
  readonly cancelUntil: Date
  readonly status: "cancelable" | "placed" | "executed" | "canceled"
}

/** All of a customer, the newest first; those that were cancelled too. */
export async function readPreorders({ trx, customer, now }: CustomerContext): Promise<readonly Preorder[]> {
  const rows = await trx
    .selectFrom("preorder")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .orderBy("ordered_at", "desc")
    .orderBy("id", "desc")
    .execute()
  return rows.map((row) => toPreorder(row, now))
}

/** Takes a pre-order back. Whether that is still possible is asked before: its status is `cancelable`. */
export async function cancelPreorder({ trx, customer, now }: CustomerContext, number: number): Promise<void> {
  await trx
    .updateTable("preorder")
    .set({ canceled_at: now })
    .where("customer_id", "=", customer.id)
    .where("number", "=", number)
    .execute()
}

export type NewPreorder = Omit<Preorder, "status" | "orderedAt" | "cancelUntil"> & {
  readonly orderedAt: string
  readonly cancelUntil: string
}

export async function addPreorders(
  trx: Transaction,
  customer: { readonly id: number },
  preorders: readonly NewPreorder[],
): Promise<void> {
  if (preorders.length === 0) return
  const rows = preorders.map((preorder) => ({
    customer_id: customer.id,
    number: preorder.number,
    preorder_type: preorder.preorderType,
    market_id: preorder.marketId,
    brand_id: preorder.brandId,
    tax_type: preorder.taxType,
    amount: preorder.amount,
    is_from_bank: preorder.isFromBank,
    ordered_at: new Date(preorder.orderedAt),
    planned_date: preorder.plannedDate,
    cancel_until: new Date(preorder.cancelUntil),
    canceled_at: null,
    executed_at: null,
  }))
  await trx.insertInto("preorder").values(rows).execute()
}

const toPreorder = (row: PreorderRow, now: Date): Preorder => ({
  number: row.number,
  preorderType: row.preorder_type === 2 ? 2 : 1,
  marketId: row.market_id,
  brandId: row.brand_id,
  taxType: row.tax_type as TaxType,
  amount: row.amount,
  isFromBank: row.is_from_bank,
  orderedAt: row.ordered_at,
  plannedDate: row.planned_date,
  cancelUntil: row.cancel_until,
  status: statusOf(row, now),
})

function statusOf({ canceled_at, executed_at, cancel_until }: PreorderRow, now: Date): Preorder["status"] {
  if (canceled_at !== null) return "canceled"
  if (executed_at !== null) return "executed"
  return now <= cancel_until ? "cancelable" : "placed"
}

/** Neither taken back nor executed. */
export const isStanding = ({ status }: Preorder): boolean => status === "cancelable" || status === "placed"
