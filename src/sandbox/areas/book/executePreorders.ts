import { toJapanDate } from "../../../domain/japanTime"
import { hours, japanMoment, later } from "../../engine"
import { countryOf } from "../brands"
import { type CustomerContext, type Movement, postAll } from "../customers"
import { addTrades, type NewTrade } from "./addTrades"
import { type Preorder, readPreorders } from "./preorders"
import { tradeForAmount } from "./tradeForAmount"

/** What was ordered for a day that has come, and neither taken back nor executed. */
export const preordersToExecute = ({ trx, now, customer }: CustomerContext) =>
  trx
    .selectFrom("preorder")
    .select("id")
    .where("customer_id", "=", customer.id)
    .where("canceled_at", "is", null)
    .where("executed_at", "is", null)
    .where("planned_date", "<=", toJapanDate(now.getTime()))

/** Turns what was ordered for a time that has passed into trades of that time: when somebody looks makes no difference. */
export async function executePreorders(context: CustomerContext): Promise<void> {
  const { trx, now, customer } = context
  const due = (await readPreorders(context)).filter(
    (preorder) => preorder.status === "placed" && executionOf(preorder) <= now,
  )
  if (due.length === 0) return
  const numbers = due.map(({ number }) => number)
  const taken = await trx
    .updateTable("preorder")
    .set({ executed_at: now })
    .where("customer_id", "=", customer.id)
    .where("number", "in", numbers)
    .where("executed_at", "is", null)
    .returning("number")
    .execute()
  const executed = due.filter(({ number }) => taken.some((row) => row.number === number))
  await postAll(trx, customer, executed.flatMap(debitOf))
  await addTrades(context, customer, executed.map(purchaseOf))
}

type Ordered = Pick<Preorder, "number" | "marketId" | "brandId" | "taxType" | "amount" | "isFromBank" | "plannedDate">

/** On the morning of its day, as money moves: whoever looks on that day sees order, cash and trade in one state or the other. */
const executionOf = ({ plannedDate }: Pick<Preorder, "plannedDate">): Date => japanMoment(plannedDate, "09:00:00")

/** The trade that a pre-order becomes. What the payment bank pays for is settled at once, so that it never claims other cash. */
export function purchaseOf(preorder: Ordered): NewTrade {
  const { marketId, brandId, amount, taxType, plannedDate, isFromBank } = preorder
  const at = executionOf(preorder)
  const tradedAt = at.toISOString()
  const abroad = countryOf(preorder) === 2 ? { localTradeDate: later(at, -hours(24)).toISOString().slice(0, 10) } : {}
  return tradeForAmount({ marketId, brandId }, -amount, {
    taxType,
    tradedAt,
    ...abroad,
    ...(isFromBank ? { settleDate: plannedDate } : {}),
  })
}

/** The payment bank has paid by the time that the order is executed; otherwise the cash has been held since it was given. */
export function debitOf(preorder: Ordered): readonly Movement[] {
  if (!preorder.isFromBank) return []
  const [reference, postings] = [`preorder-${preorder.number}`, { cash: preorder.amount, bank: -preorder.amount }]
  return [
    {
      kind: "deposit",
      reference,
      method: "サンプルペイ銀行",
      at: japanMoment(preorder.plannedDate, "08:00:00"),
      postings,
    },
  ]
}
