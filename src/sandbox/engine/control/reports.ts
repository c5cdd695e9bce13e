import { datetime } from "../clock/moments"
import type { Database, Tenant } from "../database/tables"

export async function readJournal(db: Database, tenant: Tenant) {
  const rows = await db.selectFrom("journal").selectAll().where("tenant", "=", tenant.name).orderBy("id").execute()
  return rows.map(({ call, method, path, at, payload, outcome, answered_by }) => {
    return { call, method, path, at: datetime(at), payload, outcome, answeredBy: answered_by }
  })
}

/** Faults that calls still meet, the oldest first; `times` where it is not for ever. */
export async function readFaults(db: Database, tenant: Tenant) {
  const rows = await db.selectFrom("fault").selectAll().where("tenant", "=", tenant.name).orderBy("id").execute()
  return rows
    .filter(({ remaining }) => remaining !== 0)
    .map(({ call, fault, remaining, body }) => ({
      call,
      fault,
      ...(remaining === null ? {} : { times: remaining }),
      ...(body === null ? {} : { body }),
    }))
}

export async function readOutbox(db: Database, tenant: Tenant) {
  const rows = await db.selectFrom("outbox").selectAll().where("tenant", "=", tenant.name).orderBy("id").execute()
  return rows.map(({ channel, sender, recipient, subject, body, code, at }) => {
    return { channel, from: sender, to: recipient, subject, text: body, code, at: datetime(at) }
  })
}
