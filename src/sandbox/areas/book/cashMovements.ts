import { sql } from "kysely"
import { toJapanDate } from "../../../domain/japanTime"
import type { CustomerContext } from "../customers"

/** One entry of the ledger, as it changed what lies with the broker. */
export interface CashMovement {
  readonly id: number
  readonly kind: string
  readonly reference: string
  readonly method: string | null
  readonly date: string
  /** Yen, signed: cash, with what is about to leave. */
  readonly amount: number
  /** Yen that a withdrawal held back, below zero where it gave it back. */
  readonly held: number
  readonly fee: number
  /** 預り金 after it. */
  readonly balance: number
}

/** All of a customer, the oldest first. */
export async function readCashMovements({ trx, customer }: CustomerContext): Promise<readonly CashMovement[]> {
  const rows = await trx
    .selectFrom("ledger_entry")
    .innerJoin("ledger_posting", "ledger_posting.entry_id", "ledger_entry.id")
    .select(["ledger_entry.id", "kind", "reference", "method", "at"])
    .select([of("cash", "withdrawing").as("amount"), of("withdrawing").as("held"), of("fee").as("fee")])
    .where("customer_id", "=", customer.id)
    .groupBy("ledger_entry.id")
    .orderBy("at")
    .orderBy("ledger_entry.id")
    .execute()
  let balance = 0
  return rows.map(({ at, ...row }) => {
    balance += row.amount
    return { ...row, date: toJapanDate(at.getTime()), balance }
  })
}

const of = (...accounts: readonly string[]) =>
  sql<number>`coalesce(sum(amount) filter (where account in (${sql.join(accounts)})), 0)::bigint`
