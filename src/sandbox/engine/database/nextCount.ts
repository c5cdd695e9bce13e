import { sql } from "kysely"
import type { Tenant, Transaction } from "./tables"

/** Counts on by one through the whole tenant, from 1. */
export async function nextCount(
  { trx, tenant }: { readonly trx: Transaction; readonly tenant: Tenant },
  name: string,
): Promise<number> {
  const { value } = await trx
    .insertInto("counter")
    .values({ tenant: tenant.name, name, value: 1 })
    .onConflict((conflict) => conflict.columns(["tenant", "name"]).doUpdateSet({ value: sql`counter.value + 1` }))
    .returning("value")
    .executeTakeFirstOrThrow()
  return value
}
