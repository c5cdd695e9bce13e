import { readPortfolio } from "../book"
import { type BffResponse, type CustomerContext, yenValue } from "../customers"
import type { GoalRow } from "./tables"

export type Goal = Omit<GoalRow, "customer_id">

/** The goal, if there is one, and what the customer has now. */
export async function shownGoal(context: CustomerContext): Promise<BffResponse<"bff/goal">> {
  const { totalAsset, money } = await readPortfolio(context)
  const row = await context.trx
    .selectFrom("goal")
    .selectAll()
    .where("customer_id", "=", context.customer.id)
    .executeTakeFirst()
  return {
    goal: row === undefined ? null : toShown(row),
    current_amount: yenValue(totalAsset),
    cash: yenValue(money.balance),
  }
}

const toShown = (row: Goal): NonNullable<BffResponse<"bff/goal">["goal"]> => ({
  purpose: row.purpose as 1 | 2 | 3 | 4 | 5 | 6,
  name: row.name,
  target_amount: yenValue(row.target_amount),
  target_ym: row.target_month,
  annual_rate: row.annual_rate,
  include_cash: row.include_cash,
})

/** Takes the place of the goal before. */
export const saveGoal = ({ trx, customer }: Pick<CustomerContext, "trx" | "customer">, goal: Goal): Promise<unknown> =>
  trx
    .insertInto("goal")
    .values({ customer_id: customer.id, ...goal })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet({ ...goal }))
    .execute()
