import { toJapanDate } from "../../../domain/japanTime"
import type { CallContext } from "../../engine/calls/context"
import { japanMoment } from "../../engine/clock/businessDays"
import type { Customer, Withdrawal } from "../../engine/database/tables"
import { post } from "../customers/ledger"

/** Transfers to banks leave at noon of their day; those to the payment bank leave on the day itself, after the cutoff. */
const transferTime = (withdrawType: number) => (withdrawType === 3 ? "16:00:00" : "12:00:00")

/** Does what the clock has made due since the last call: settlements, closed cancel windows, transfers. */
export async function bringUpToDate(context: CallContext, customer: Customer): Promise<void> {
  await settleTrades(context, customer)
  await closeCancelWindows(context, customer)
  await transferWithdrawals(context, customer)
}

async function settleTrades({ work, now }: CallContext, customer: Customer): Promise<void> {
  const due = await work
    .updateTable("settlement")
    .set({ settled: true })
    .where("customer_id", "=", customer.id)
    .where("settled", "=", false)
    .where("settle_date", "<=", toJapanDate(now.getTime()))
    .returningAll()
    .execute()
  for (const { id, trade_type, amount } of due) {
    const outside = trade_type === 8 ? "tax" : "market"
    const postings = [
      ["cash", amount],
      [outside, -amount],
    ] as const
    await post(work, customer, { kind: "settlement", reference: `settlement-${id}`, at: now, postings })
  }
}

async function closeCancelWindows({ work, now }: CallContext, customer: Customer): Promise<void> {
  await work
    .updateTable("withdrawal")
    .set({ status: 2 })
    .where("customer_id", "=", customer.id)
    .where("status", "=", 1)
    .where("cancel_until", "<=", now)
    .execute()
}

async function transferWithdrawals({ work, now }: CallContext, customer: Customer): Promise<void> {
  const waiting = await work
    .selectFrom("withdrawal")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .where("status", "=", 2)
    .where("expected_date", "<=", toJapanDate(now.getTime()))
    .execute()
  for (const withdrawal of waiting) {
    const at = japanMoment(withdrawal.expected_date, transferTime(withdrawal.withdraw_type))
    if (at <= now) await transfer({ work, now: at }, customer, withdrawal)
  }
}

/** The money leaves the broker: the fee stays, the rest reaches the customer's account. */
export async function transfer(
  { work, now }: Pick<CallContext, "work" | "now">,
  customer: Pick<Customer, "id" | "space">,
  { space, number, amount, fee }: Pick<Withdrawal, "space" | "number" | "amount" | "fee">,
): Promise<void> {
  await post(work, customer, {
    kind: "withdrawal-transfer",
    reference: number,
    at: now,
    postings: [
      ["withdrawing", -amount],
      ["fee", fee],
      ["bank", amount - fee],
    ],
  })
  await work
    .updateTable("withdrawal")
    .set({ status: 3 })
    .where("space", "=", space)
    .where("number", "=", number)
    .execute()
}
