import { sql } from "kysely"
import { toJapanDate } from "../../../domain/japanTime"
import { balanceOf, type CustomerContext, taxCollected } from "../customers"

export interface Money {
  /** Yen that can be withdrawn now. */
  readonly withdrawable: number
  /** Yen of withdrawals that were accepted and have not left. */
  readonly pendingWithdrawals: number
  readonly taxReserved: number
}

/** Settled cash that no withdrawal, purchase or tax has claimed. Sales count from the day they settle. */
export async function moneyOf({ trx, customer }: CustomerContext): Promise<Money> {
  const cash = await balanceOf(trx, customer.id, "cash")
  const pendingWithdrawals = await balanceOf(trx, customer.id, "withdrawing")
  const claimed = await trx
    .selectFrom("settlement")
    .select([
      sql<number>`coalesce(-sum(amount) filter (where amount < 0), 0)::bigint`.as("all"),
      sql<number>`coalesce(-sum(amount) filter (where trade_type = ${taxCollected}), 0)::bigint`.as("tax"),
    ])
    .where("customer_id", "=", customer.id)
    .where("settled", "=", false)
    .executeTakeFirstOrThrow()
  return { withdrawable: Math.max(0, cash - claimed.all), pendingWithdrawals, taxReserved: claimed.tax }
}

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
