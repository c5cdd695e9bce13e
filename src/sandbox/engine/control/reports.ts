import { datetime } from "../clock/moments"
import type { Database, Space } from "../database/tables"
import { digest } from "../secrets"

export async function readJournal(db: Database, space: Space) {
  const rows = await db.selectFrom("journal").selectAll().where("space", "=", space.name).orderBy("id").execute()
  return rows.map(({ call, method, path, at, payload, outcome, answered_by }) => {
    return { call, method, path, at: datetime(at), payload, outcome, answeredBy: answered_by }
  })
}

export async function readOutbox(db: Database, space: Space) {
  const rows = await db.selectFrom("outbox").selectAll().where("space", "=", space.name).orderBy("id").execute()
  return rows.map(({ channel, recipient, subject, body, code, at }) => {
    return { channel, to: recipient, subject, text: body, code, at: datetime(at) }
  })
}

/** Movements of the customer of the cookie; without one, of the person the world is about. */
export async function readLedger(db: Database, space: Space, token: string | undefined) {
  const customerId = (await customerOfToken(db, space, token)) ?? (await signedInCustomer(db, space))
  if (customerId === undefined) return []
  const rows = await db
    .selectFrom("ledger_posting")
    .innerJoin("ledger_entry", "ledger_entry.id", "ledger_posting.entry_id")
    .select(["ledger_entry.id", "kind", "reference", "at", "account", "amount"])
    .where("customer_id", "=", customerId)
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

async function customerOfToken(db: Database, space: Space, token: string | undefined): Promise<number | undefined> {
  if (token === undefined) return undefined
  const row = await sessions(db, space).where("token_hash", "=", digest(token)).executeTakeFirst()
  return row?.id
}

async function signedInCustomer(db: Database, space: Space): Promise<number | undefined> {
  const row = await sessions(db, space).executeTakeFirst()
  return row?.id
}

const sessions = (db: Database, space: Space) =>
  db
    .selectFrom("customer_session")
    .innerJoin("customer", "customer.id", "customer_session.customer_id")
    .select("customer.id")
    .where("customer.space", "=", space.name)
