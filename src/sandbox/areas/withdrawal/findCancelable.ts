import { notFound, type Refusal, refused } from "../../engine"
import type { CustomerContext } from "../customers"
import type { Withdrawal } from "./tables"

/** The customer's own withdrawal if it can still be cancelled, else why not. */
export async function findCancelable(
  { trx, tenant, customer }: CustomerContext,
  number: string,
): Promise<{ readonly row: Withdrawal } | { readonly refusal: Refusal }> {
  const row = await trx
    .selectFrom("withdrawal")
    .selectAll()
    .where("tenant", "=", tenant.name)
    .where("number", "=", number)
    .where("customer_id", "=", customer.id)
    .executeTakeFirst()
  if (row === undefined) return { refusal: notFound }
  if (row.status === 4) return { refusal: refused("ALREADY_CANCELED") }
  return row.status === 1 ? { row } : { refusal: refused("NOT_CANCELABLE") }
}
