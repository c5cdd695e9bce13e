import { sql } from "kysely"
import { toJapanDate } from "../../../domain/japanTime"
import type { CustomerContext } from "../customers"

/** Yen sent to the payment app in the month of this moment, in Japan. */
export async function sentToAppInMonth({ trx, customer, now }: CustomerContext): Promise<number> {
  const { sent } = await trx
    .selectFrom("withdrawal")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("sent"))
    .where("customer_id", "=", customer.id)
    .where("withdraw_type", "=", 2)
    .where("status", "in", [1, 2, 3])
    .where(sql`to_char(accepted_at at time zone 'Asia/Tokyo', 'YYYY-MM')`, "=", toJapanDate(now.getTime()).slice(0, 7))
    .executeTakeFirstOrThrow()
  return sent
}
