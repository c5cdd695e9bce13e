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
export const post = (trx: Transaction, customer: Owner, movement: Movement): Promise<void> =>
  postAll(trx, customer, [movement])

type Owner = Pick<Customer, "id" | "tenant">

/** PostgreSQL takes 65,535 values in one statement. */
const mostRows = 5_000

/** Writes many movements as one; those of the past come in the order of their time. */
export async function postAll(trx: Transaction, customer: Owner, movements: readonly Movement[]): Promise<void> {
  for (let start = 0; start < movements.length; start += mostRows)
    await postSome(trx, customer, movements.slice(start, start + mostRows))
}

async function postSome(trx: Transaction, customer: Owner, movements: readonly Movement[]): Promise<void> {
  const entries = movements.map(({ postings: _postings, ...movement }) => ({
    tenant: customer.tenant,
    customer_id: customer.id,
    method: null,
    ...movement,
  }))
  const rows = await trx.insertInto("ledger_entry").values(entries).returning("id").execute()
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other)
  const postings = movements.flatMap(({ postings }, index) =>
    Object.entries(postings).map(([account, amount]) => ({ entry_id: ids[index] ?? 0, account, amount })),
  )
  await trx
    .insertInto("ledger_posting")
    .values(postings.filter(({ amount }) => amount !== 0))
    .execute()
}

const totalOf = (account: LedgerAccount) =>
  sql<number>`coalesce(sum(amount) filter (where account = ${sql.lit(account)}), 0)::bigint`.as(account)

/** Yen that lie in the accounts of a customer's own money. */
export const balancesOf = (trx: Transaction, customerId: number) =>
  trx
    .selectFrom("ledger_posting")
    .innerJoin("ledger_entry", "ledger_entry.id", "ledger_posting.entry_id")
    .select([totalOf("cash"), totalOf("withdrawing")])
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow()
