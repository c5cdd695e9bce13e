import { type CustomerContext, type PlannedMovement, tradeTypes } from "../customers"

/** Withdrawals that were accepted and have not left. */
export async function plannedWithdrawals({ trx, customer }: CustomerContext): Promise<readonly PlannedMovement[]> {
  const rows = await trx
    .selectFrom("withdrawal")
    .select(["amount", "expected_date"])
    .where("customer_id", "=", customer.id)
    .where("status", "in", [1, 2])
    .orderBy("accepted_at")
    .execute()
  return rows.map(({ amount, expected_date }) => ({
    date: expected_date,
    tradeType: tradeTypes.withdrawal,
    amount: -amount,
    brand: null,
  }))
}
