import { sql } from "kysely"
import type { Database, Tenant } from "../database/tables"

const secretNames =
  /token|password|secret|^code$|auth_code|confirm_key|mail|phone|account_no|holder|name|birth|address/i

export interface JournalEntry {
  readonly call: string
  readonly method: string
  readonly path: string
  readonly at: Date
  readonly payload: unknown
  readonly outcome: string
  readonly answeredBy: "handler" | "sample" | "fault" | "check"
}

const isHidden = (name: string, item: unknown) => secretNames.test(name) && item !== null && item !== ""

/** Keeps the shape of a payload and hides secrets and personal data. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isHidden(name, item) ? "***" : masked(item)]),
  )
}

export async function writeJournal(db: Database, tenant: Tenant, entry: JournalEntry): Promise<void> {
  const payload = JSON.stringify(masked(entry.payload))
  // From the tenant's own row: a reset may have removed it while the call ran, and then nobody will ask.
  await sql`
    insert into journal (tenant, call, method, path, at, payload, outcome, answered_by)
    select name, ${entry.call}::text, ${entry.method}::text, ${entry.path}::text, ${entry.at}::timestamptz,
      ${payload}::jsonb, ${entry.outcome}::text, ${entry.answeredBy}::text
    from tenant where name = ${tenant.name}`.execute(db)
}
