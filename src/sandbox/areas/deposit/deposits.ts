import { sql } from "kysely"
import { type CustomerContext, type DueWork, type PlannedRows, post, tradeTypes } from "../customers"

const onTheirWay = ({ trx, customer }: CustomerContext) =>
  trx.selectFrom("deposit").where("customer_id", "=", customer.id).where("booked", "=", false)

/** Books what has arrived. */
export const arrivalsDue: DueWork = {
  waiting: (context) => [onTheirWay(context).select("id").where("arrives_at", "<=", context.now)],
  run: bookArrived,
}

async function bookArrived({ trx, now, customer }: CustomerContext): Promise<void> {
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
export const plannedDeposits: PlannedRows = {
  select: (context) =>
    onTheirWay(context).select([
      sql<string>`to_char(arrives_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`.as("date"),
      "amount",
      sql<null>`null::int`.as("trade_type"),
      sql<null>`null::int`.as("market_id"),
      sql<null>`null::int`.as("brand_id"),
      sql<null>`null::text`.as("brand_name"),
      "id as place",
    ]),
  read: ({ date, amount }) => ({ date, tradeType: tradeTypes.deposit, amount, brand: null }),
}
