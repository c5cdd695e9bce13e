import { toJapanDate } from "../../../domain/japanTime"
import { japanMoment } from "../../engine"
import { type CustomerContext, type DueWork, post } from "../customers"
import type { Withdrawal } from "./tables"

/** Transfers to banks leave at noon of their day; those to the payment bank leave on the day itself, after the cutoff. */
const transferTime = (withdrawType: number) => (withdrawType === 3 ? "16:00:00" : "12:00:00")

const own = ({ trx, customer }: CustomerContext) => trx.selectFrom("withdrawal").where("customer_id", "=", customer.id)

/** Closes the windows for cancelling and transfers what the clock has made due. */
export const transfersDue: DueWork = {
  waiting: (context) => [
    own(context).select("number").where("status", "=", 1).where("cancel_until", "<=", context.now),
    own(context)
      .select("number")
      .where("status", "=", 2)
      .where("expected_date", "<=", toJapanDate(context.now.getTime())),
  ],
  run: transferDue,
}

async function transferDue(context: CustomerContext): Promise<void> {
  const { trx, now, customer } = context
  await trx
    .updateTable("withdrawal")
    .set({ status: 2 })
    .where("customer_id", "=", customer.id)
    .where("status", "=", 1)
    .where("cancel_until", "<=", now)
    .execute()
  const waiting = await own(context)
    .selectAll()
    .where("status", "=", 2)
    .where("expected_date", "<=", toJapanDate(now.getTime()))
    .execute()
  for (const withdrawal of waiting) {
    const at = japanMoment(withdrawal.expected_date, transferTime(withdrawal.withdraw_type))
    if (at <= now) await transfer({ ...context, now: at }, withdrawal)
  }
}

/** The money leaves the broker: the fee stays, the rest reaches the customer's account. */
export async function transfer(
  { trx, tenant, now, customer }: CustomerContext,
  { number, amount, fee, destination_text }: Pick<Withdrawal, "number" | "amount" | "fee" | "destination_text">,
): Promise<void> {
  const postings = { withdrawing: -amount, fee, bank: amount - fee }
  await post(trx, customer, {
    kind: "withdrawal-transfer",
    reference: number,
    method: nameOf(destination_text),
    at: now,
    postings,
  })
  await trx
    .updateTable("withdrawal")
    .set({ status: 3 })
    .where("tenant", "=", tenant.name)
    .where("number", "=", number)
    .execute()
}

/** The bank or app of a destination, without the account. */
export const nameOf = (destination: string): string => destination.split(" ")[0] ?? destination
