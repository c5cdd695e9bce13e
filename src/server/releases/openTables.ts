import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Kysely } from "kysely"
import { migrate } from "../database"
import type { ReleaseDatabase } from "./tables"

const steps = ["001-releases", "002-two-persons", "003-effects", "004-intact"].map((name) => ({
  name,
  sql: readFileSync(join(import.meta.dirname, `migrations/${name}.sql`), "utf8"),
}))

/** The tables of the releases, beside those of others in the same database, whose type knows nothing of them. */
export async function openTables<Others>(database: Kysely<Others>): Promise<ReleaseDatabase> {
  await migrate(database, { owner: "release", steps })
  return database as unknown as ReleaseDatabase
}
