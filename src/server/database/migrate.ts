import { type Kysely, sql } from "kysely"

/** A step that was released is never changed: add another one. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

export interface Migrations {
  /** Names the table in which the steps that were taken are written down. */
  readonly owner: "sandbox" | "release"
  readonly steps: readonly Migration[]
}

/** Numbers that no other program on the same server uses for its advisory locks. */
const lockNumber = 4_173_001

/** Brings the tables of an owner up to date; several processes may start at once. */
export async function migrate<Tables>(db: Kysely<Tables>, { owner, steps }: Migrations): Promise<void> {
  const table = sql.table(`${owner}_migration`)
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
    await sql`create table if not exists ${table} (name text primary key)`.execute(trx)
    const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(trx)
    const done = new Set(rows.map((row) => row.name))
    if (done.has("001-spaces")) throw new Error("the database is of an older sandbox: remove it or name another one")
    for (const { name, sql: text } of steps) {
      if (done.has(name)) continue
      for (const statement of statementsOf(text)) await sql.raw(statement).execute(trx)
      await sql`insert into ${table} (name) values (${name})`.execute(trx)
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
