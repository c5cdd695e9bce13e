import { toJapanDate } from "../../../domain/japanTime"
import { japanMoment } from "../../engine"
import { type CustomerContext, type Movement, postAll, tradeTypes } from "../customers"
import type { SettlementRow } from "./tables"

/** What was traded and is due by today. */
export const tradesToSettle = ({ trx, now, customer }: CustomerContext) =>
  trx
    .selectFrom("settlement")
    .select("id")
    .where("customer_id", "=", customer.id)
    .where("settled", "=", false)
    .where("settle_date", "<=", toJapanDate(now.getTime()))

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
  const movements = due.map((row) => settlementMovement(row, now)).filter(({ postings }) => postings.cash !== 0)
  await postAll(trx, customer, movements)
}

const settlement = "settlement"
const taxes: readonly number[] = [tradeTypes.taxCollected, tradeTypes.taxRefunded]

/** What settles a trade in the ledger. */
export function settlementMovement(
  { id, trade_type, amount, settle_date }: Pick<SettlementRow, "id" | "trade_type" | "amount" | "settle_date">,
  now: Date,
): Movement {
  const morning = japanMoment(settle_date, "09:00:00")
  return {
    kind: settlement,
    reference: `${settlement}-${id}`,
    at: morning < now ? morning : now,
    postings: { cash: amount, [taxes.includes(trade_type) ? "tax" : "market"]: -amount },
  }
}

/** Number of the trade that a movement settles. */
export const tradeSettledBy = ({ kind, reference }: Pick<Movement, "kind" | "reference">): number | undefined =>
  kind === settlement ? Number(reference.slice(settlement.length + 1)) : undefined
