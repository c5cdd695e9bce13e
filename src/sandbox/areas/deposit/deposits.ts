import { toJapanDate } from "../../../domain/japanTime"
import { type CustomerContext, type PlannedMovement, post, tradeTypes } from "../customers"

/** Books what has arrived. */
export async function bookArrived({ trx, now, customer }: CustomerContext): Promise<void> {
  const arrived = await trx
    .updateTable("deposit")
    .set({ booked: true })
    .where("customer_id", "=", customer.id)
    .where("booked", "=", false)
    .where("arrives_at", "<=", now)
    .returningAll()
    .execute()
  for (const { id, method, amount, arrives_at } of arrived)
    await post(trx, customer, {
      kind: "deposit",
      reference: `deposit-${id}`,
      method,
      at: arrives_at,
      postings: { cash: amount, bank: -amount },
    })
}

/** What is on its way. */
export async function plannedDeposits({ trx, customer }: CustomerContext): Promise<readonly PlannedMovement[]> {
  const rows = await trx
    .selectFrom("deposit")
    .select(["amount", "arrives_at"])
    .where("customer_id", "=", customer.id)
    .where("booked", "=", false)
    .orderBy("id")
    .execute()
  return rows.map(({ amount, arrives_at }) => ({
    date: toJapanDate(arrives_at.getTime()),
    tradeType: tradeTypes.deposit,
    amount,
    brand: null,
  }))
}
