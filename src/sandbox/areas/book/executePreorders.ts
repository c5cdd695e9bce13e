import { japanMoment } from "../../engine"
import { countryOf, isFund } from "../brands"
import { type CustomerContext, type Movement, postAll } from "../customers"
import { addTrades, type NewTrade } from "./addTrades"
import { type Preorder, readPreorders } from "./preorders"
import { tradeForAmount } from "./tradeForAmount"

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

/** Funds are executed when their price of the day is known, US brands in the night before, Japanese ones as trading opens. */
const executionOf = (preorder: Ordered): Date =>
  japanMoment(preorder.plannedDate, isFund(preorder) ? "15:00:00" : countryOf(preorder) === 2 ? "05:10:00" : "09:00:00")

/** The trade that a pre-order becomes. */
export function purchaseOf(preorder: Ordered): NewTrade {
  const { marketId, brandId, amount, taxType } = preorder
  const tradedAt = executionOf(preorder).toISOString()
  const abroad = countryOf(preorder) === 2 ? { localTradeDate: tradedAt.slice(0, 10) } : {}
  return tradeForAmount({ marketId, brandId }, -amount, { taxType, tradedAt, ...abroad })
}

/** The payment bank pays as the order is executed; otherwise the cash has been held since it was given. */
export function debitOf(preorder: Ordered): readonly Movement[] {
  if (!preorder.isFromBank) return []
  const [reference, postings] = [`preorder-${preorder.number}`, { cash: preorder.amount, bank: -preorder.amount }]
  return [{ kind: "deposit", reference, method: "サンプルペイ銀行", at: executionOf(preorder), postings }]
}
