import type { CallContext } from "../../engine/calls/context"
import type { Customer } from "../../engine/database/tables"
import { digest } from "../../engine/secrets"

/** The customer of a session token, locked until the call is over: two calls of one customer never move money at once. */
export async function findCustomer({ work, space }: CallContext, token: unknown): Promise<Customer | undefined> {
  if (typeof token !== "string" || token === "") return undefined
  return work
    .selectFrom("customer")
    .innerJoin("customer_session", "customer_session.customer_id", "customer.id")
    .selectAll("customer")
    .where("token_hash", "=", digest(token))
    .where("customer.space", "=", space.name)
    .forUpdate("customer")
    .executeTakeFirst()
}
