import { sql } from "kysely"
import type { Customer, Work } from "../../engine/database/tables"

/** Accounts of one customer's money, and the places outside that it comes from and goes to. */
export type LedgerAccount = "cash" | "withdrawing" | "bank" | "fee" | "market" | "tax" | "dividend"

export interface Movement {
  readonly kind: string
  /** What the movement belongs to: a withdrawal number, a trade. */
  readonly reference: string
  readonly at: Date
  /** Yen by account, adding up to zero. */
  readonly postings: readonly (readonly [LedgerAccount, number])[]
}

/** Writes one movement. The database refuses, at commit, postings that do not add up to zero. */
export async function post(work: Work, customer: Pick<Customer, "id" | "space">, movement: Movement): Promise<void> {
  const { kind, reference, at } = movement
  const { id } = await work
    .insertInto("ledger_entry")
    .values({ space: customer.space, customer_id: customer.id, kind, reference, at })
    .returning("id")
    .executeTakeFirstOrThrow()
  const postings = movement.postings.filter(([, amount]) => amount !== 0)
  await work
    .insertInto("ledger_posting")
    .values(postings.map(([account, amount]) => ({ entry_id: id, account, amount })))
    .execute()
}

export async function balanceOf(work: Work, customerId: number, account: LedgerAccount): Promise<number> {
  const row = await work
    .selectFrom("ledger_posting")
    .innerJoin("ledger_entry", "ledger_entry.id", "ledger_posting.entry_id")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("balance"))
    .where("customer_id", "=", customerId)
    .where("account", "=", account)
    .executeTakeFirstOrThrow()
  return row.balance
}
