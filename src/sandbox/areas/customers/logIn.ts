import type { FastifyRequest } from "fastify"
import { findTenant, type Sandbox } from "../../engine"
import { signIn } from "./customerSessions"

/** The host's login: a new session of the person that the fixture is about, with everything that was done. Empty where there is none. */
export async function logIn(sandbox: Sandbox, request: FastifyRequest): Promise<{ readonly token: string }> {
  const { db } = sandbox
  const tenant = await findTenant(sandbox, request)
  const customer = await db
    .selectFrom("customer_session")
    .innerJoin("customer", "customer.id", "customer_session.customer_id")
    .select("customer.id")
    .where("customer.tenant", "=", tenant.name)
    .executeTakeFirst()
  return { token: customer === undefined ? "" : await db.transaction().execute((trx) => signIn(trx, customer)) }
}
