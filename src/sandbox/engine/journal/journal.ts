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

type Row = JournalEntry & { readonly tenant: string }

/** Notes what happened to a call; fulfilled when it is written. */
export type WriteJournal = (tenant: Tenant, entry: JournalEntry) => Promise<void>

/** While some entries are being written others gather, and are written with the next statement. */
export function createJournal(db: Database): WriteJournal {
  let gathered: Row[] = []
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  const write = async () => {
    const rows = gathered
    gathered = []
    next = undefined
    await insert(db, rows)
  }
  return async ({ name }, entry) => {
    gathered.push({ ...entry, tenant: name })
    next ??= last = last.then(write, write)
    return next
  }
}

/** By way of the tenants' own rows: a reset may have removed one while its call ran, and then nobody will ask. */
async function insert(db: Database, rows: readonly Row[]): Promise<void> {
  await sql`
    insert into journal (tenant, call, method, path, at, payload, outcome, answered_by)
    select name, call, method, path, at, coalesce(payload, 'null'::jsonb), outcome, "answeredBy"
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
      tenant text, call text, method text, path text, at timestamptz, payload jsonb, outcome text, "answeredBy" text
    )) with ordinality as entry (tenant, call, method, path, at, payload, outcome, "answeredBy", place)
    join tenant on tenant.name = entry.tenant
    order by place`.execute(db)
}
