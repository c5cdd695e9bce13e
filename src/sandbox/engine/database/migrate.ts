import { sql } from "kysely"
import type { Database } from "./tables"

/** A step that was released is never changed: add another one. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** Any number that no other program on the same server uses for its advisory locks. */
const lockNumber = 4_173_001

/** Brings the database up to date; several processes may start at once. */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
    await sql`create table if not exists sandbox_migration (name text primary key)`.execute(trx)
    const { rows } = await sql<{ name: string }>`select name from sandbox_migration`.execute(trx)
    const done = new Set(rows.map((row) => row.name))
    if (done.has("001-spaces")) throw new Error("the database is of an older sandbox: remove it or name another one")
    for (const { name, sql: text } of migrations) {
      if (done.has(name)) continue
      for (const statement of statementsOf(text)) await sql.raw(statement).execute(trx)
      await sql`insert into sandbox_migration (name) values (${name})`.execute(trx)
    }
  })
}

/** One statement at a time: PGlite's extended protocol takes no more. Function bodies are kept whole. */
function statementsOf(text: string): string[] {
  const parts = text.split(/(\$\$[\s\S]*?\$\$)/)
  const whole = parts.map((part) => (part.startsWith("$$") ? part.replaceAll(";", "\u0000") : part)).join("")
  return whole
    .split(";")
    .map((statement) => statement.replaceAll("\u0000", ";").trim())
    .filter((statement) => statement !== "")
}
