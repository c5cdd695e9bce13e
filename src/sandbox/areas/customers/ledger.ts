import { sql } from "kysely"
import type { Transaction } from "../../engine"
import type { Customer } from "./tables"

/** Accounts of one customer's money, and the places outside that it comes from and goes to. */
export type LedgerAccount = "cash" | "withdrawing" | "bank" | "fee" | "market" | "tax" | "dividend"

export interface Movement {
  readonly kind: string
  /** What the movement belongs to: a withdrawal number, a trade. */
  readonly reference: string
  /** How the money came or went, as customers read it. */
  readonly method?: string
  readonly at: Date
  /** Yen by account, adding up to zero. */
  readonly postings: Readonly<Partial<Record<LedgerAccount, number>>>
}

/** Writes one movement. The database refuses, at commit, postings that do not add up to zero. */
export async function post(
  trx: Transaction,
  customer: Pick<Customer, "id" | "tenant">,
  { postings, ...movement }: Movement,
): Promise<void> {
  const { id } = await trx
    .insertInto("ledger_entry")
    .values({ tenant: customer.tenant, customer_id: customer.id, method: null, ...movement })
    .returning("id")
    .executeTakeFirstOrThrow()
  const rows = Object.entries(postings).map(([account, amount]) => ({ entry_id: id, account, amount }))
  await trx
    .insertInto("ledger_posting")
    .values(rows.filter(({ amount }) => amount !== 0))
    .execute()
}

export async function balanceOf(trx: Transaction, customerId: number, account: LedgerAccount): Promise<number> {
  const row = await trx
    .selectFrom("ledger_posting")
    .innerJoin("ledger_entry", "ledger_entry.id", "ledger_posting.entry_id")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("balance"))
    .where("customer_id", "=", customerId)
    .where("account", "=", account)
    .executeTakeFirstOrThrow()
  return row.balance
}
