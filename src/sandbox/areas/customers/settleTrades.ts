import { toJapanDate } from "../../../domain/japanTime"
import { japanMoment } from "../../engine"
import type { CustomerContext } from "./customerContext"
import { post } from "./ledger"
import { tradeTypes } from "./tradeTypes"

/** Books what was traded and is due by today, on the morning of its day: when somebody looks makes no difference. */
export async function settleTrades({ trx, now, customer }: CustomerContext): Promise<void> {
  const due = await trx
    .updateTable("settlement")
    .set({ settled: true })
    .where("customer_id", "=", customer.id)
    .where("settled", "=", false)
    .where("settle_date", "<=", toJapanDate(now.getTime()))
    .returningAll()
    .execute()
  for (const { id, trade_type, amount, settle_date } of due) {
    const morning = japanMoment(settle_date, "09:00:00")
    await post(trx, customer, {
      kind: "settlement",
      reference: `settlement-${id}`,
      at: morning < now ? morning : now,
      postings: { cash: amount, [trade_type === tradeTypes.taxCollected ? "tax" : "market"]: -amount },
    })
  }
}
