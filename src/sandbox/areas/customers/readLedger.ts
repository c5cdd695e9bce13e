import type { FastifyRequest } from "fastify"
import { datetime, digest, findTenant, type Sandbox } from "../../engine"

/** Movements of the customer of the cookie; without one, of the person the fixture is about. */
export async function readLedger(sandbox: Sandbox, request: FastifyRequest) {
  const tenant = await findTenant(sandbox, request)
  const token = request.cookies["TOKEN"]
  const sessions = sandbox.db
    .selectFrom("customer_session")
    .innerJoin("customer", "customer.id", "customer_session.customer_id")
    .select("customer.id")
    .where("customer.tenant", "=", tenant.name)
  const own =
    token === undefined ? undefined : await sessions.where("token_hash", "=", digest(token)).executeTakeFirst()
  const customer = own ?? (await sessions.executeTakeFirst())
  if (customer === undefined) return []
  const rows = await sandbox.db
    .selectFrom("ledger_posting")
    .innerJoin("ledger_entry", "ledger_entry.id", "ledger_posting.entry_id")
    .select(["ledger_entry.id", "kind", "reference", "at", "account", "amount"])
    .where("customer_id", "=", customer.id)
    .orderBy("ledger_entry.id")
    .orderBy("account")
    .execute()
  const entries = new Map<number, { id: number; kind: string; reference: string; at: string; postings: object[] }>()
  for (const { id, kind, reference, at, account, amount } of rows) {
    const entry = entries.get(id) ?? { id, kind, reference, at: datetime(at), postings: [] }
    entry.postings.push({ account, amount })
    entries.set(id, entry)
  }
  return [...entries.values()]
}
