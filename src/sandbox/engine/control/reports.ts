import { datetime } from "../clock/moments"
import type { Database, Tenant } from "../database/tables"

export async function readJournal(db: Database, tenant: Tenant) {
  const rows = await db.selectFrom("journal").selectAll().where("tenant", "=", tenant.name).orderBy("id").execute()
  return rows.map(({ call, method, path, at, payload, outcome, answered_by }) => {
    return { call, method, path, at: datetime(at), payload, outcome, answeredBy: answered_by }
  })
}

export async function readOutbox(db: Database, tenant: Tenant) {
  const rows = await db.selectFrom("outbox").selectAll().where("tenant", "=", tenant.name).orderBy("id").execute()
  return rows.map(({ channel, sender, recipient, subject, body, code, at }) => {
    return { channel, from: sender, to: recipient, subject, text: body, code, at: datetime(at) }
  })
}
