import { sql } from "kysely"
import type { Database, Tenant } from "../database/tables"

export interface JournalEntry {
  readonly call: string
  readonly method: string
  readonly path: string
  readonly at: Date
  /** With what says who somebody is hidden (`maskPayload`). */
  readonly payload: unknown
  readonly outcome: string
  readonly answeredBy: "handler" | "sample" | "fault" | "check"
}

export async function writeJournal(db: Database, tenant: Tenant, entry: JournalEntry): Promise<void> {
  const payload = JSON.stringify(entry.payload)
  // From the tenant's own row: a reset may have removed it while the call ran, and then nobody will ask.
  await sql`
    insert into journal (tenant, call, method, path, at, payload, outcome, answered_by)
    select name, ${entry.call}::text, ${entry.method}::text, ${entry.path}::text, ${entry.at}::timestamptz,
      ${payload}::jsonb, ${entry.outcome}::text, ${entry.answeredBy}::text
    from tenant where name = ${tenant.name}`.execute(db)
}
