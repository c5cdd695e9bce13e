import { sql } from "kysely"
import { type PlannedRows, tradeTypes } from "../customers"

/** Withdrawals that were accepted and have not left. */
export const plannedWithdrawals: PlannedRows = {
  select: ({ trx, customer }) =>
    trx
      .selectFrom("withdrawal")
      .select([
        "expected_date as date",
        "amount",
        sql<null>`null::int`.as("trade_type"),
        sql<null>`null::int`.as("market_id"),
        sql<null>`null::int`.as("brand_id"),
        sql<null>`null::text`.as("brand_name"),
        sql<number>`row_number() over (order by accepted_at)`.as("place"),
      ])
      .where("customer_id", "=", customer.id)
      .where("status", "in", [1, 2]),
  read: ({ date, amount }) => ({ date, tradeType: tradeTypes.withdrawal, amount: -amount, brand: null }),
}
