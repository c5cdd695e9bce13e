import { toJapanDate } from "../../../domain/japanTime"
import type { CustomerContext } from "./customerContext"
import { post } from "./ledger"
import { tradeTypes } from "./tradeTypes"

/** Books what was traded and is due by today. */
export async function settleTrades({ trx, now, customer }: CustomerContext): Promise<void> {
  const due = await trx
    .updateTable("settlement")
    .set({ settled: true })
    .where("customer_id", "=", customer.id)
    .where("settled", "=", false)
    .where("settle_date", "<=", toJapanDate(now.getTime()))
    .returningAll()
    .execute()
  for (const { id, trade_type, amount } of due)
    await post(trx, customer, {
      kind: "settlement",
      reference: `settlement-${id}`,
      at: now,
      postings: { cash: amount, [trade_type === tradeTypes.taxCollected ? "tax" : "market"]: -amount },
    })
}
