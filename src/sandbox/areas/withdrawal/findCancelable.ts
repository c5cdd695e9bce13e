import { type Answer, notFound, refused } from "../../engine/calls/answer"
import type { CallContext } from "../../engine/calls/context"
import type { Customer, Withdrawal } from "../../engine/database/tables"

/** The customer's own withdrawal if it can still be cancelled, else why not. */
export async function findCancelable(
  { work, space }: CallContext,
  customer: Customer,
  number: string,
): Promise<{ readonly row: Withdrawal } | { readonly refusal: Answer }> {
  const row = await work
    .selectFrom("withdrawal")
    .selectAll()
    .where("space", "=", space.name)
    .where("number", "=", number)
    .where("customer_id", "=", customer.id)
    .executeTakeFirst()
  if (row === undefined) return { refusal: notFound }
  if (row.status === 4) return { refusal: refused("ALREADY_CANCELED") }
  return row.status === 1 ? { row } : { refusal: refused("NOT_CANCELABLE") }
}
