import type { FastifyRequest } from "fastify"
import { type CallContext, type Database, digest, newSecret, type Transaction } from "../../engine"
import { recordOf } from "../../../domain/json"
import type { Customer } from "./tables"

/** Gives the token of a new session. */
export async function signIn(trx: Transaction, customer: Pick<Customer, "id">): Promise<string> {
  const token = newSecret()
  await trx
    .insertInto("customer_session")
    .values({ token_hash: digest(token), customer_id: customer.id })
    .execute()
  return token
}

const customersOfToken = (db: Database, token: string) =>
  db
    .selectFrom("customer_session")
    .innerJoin("customer", "customer.id", "customer_session.customer_id")
    .where("token_hash", "=", digest(token))

/** The customer of a session token, locked until the call is over: two calls of one customer never move money at once. */
export async function findCustomer({ trx, tenant }: CallContext, token: unknown): Promise<Customer | undefined> {
  if (typeof token !== "string" || token === "") return undefined
  return customersOfToken(trx, token)
    .selectAll("customer")
    .where("customer.tenant", "=", tenant.name)
    .forUpdate("customer")
    .executeTakeFirst()
}

/** Tenant of the token that a request carries in its body or cookie. */
export async function tenantOfToken(db: Database, request: FastifyRequest): Promise<string | undefined> {
  const token = recordOf(request.body)["TOKEN"] ?? request.cookies["TOKEN"]
  if (typeof token !== "string" || token === "") return undefined
  const row = await customersOfToken(db, token).select("customer.tenant").executeTakeFirst()
  return row?.tenant
}
