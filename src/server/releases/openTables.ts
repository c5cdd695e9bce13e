import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Kysely } from "kysely"
import type { DocumentTexts } from "../../../renderer/compiler"
import { migrate } from "../database"
import { hashOfText } from "./identity"
import { saveTexts } from "./storedReleases"
import type { ReleaseDatabase } from "./tables"
import { writing } from "./writing"

const steps = ["001-releases", "002-two-persons", "003-effects", "004-intact", "005-channels", "006-administrator"].map(
  (name) => ({
    name,
    sql: readFileSync(join(import.meta.dirname, `migrations/${name}.sql`), "utf8"),
  }),
)

/**
 * A database that has the tables and texts ready: what takes most of the time of a first start. It may have the texts of an
 * earlier build, and then the few that changed since are written when the next one is registered.
 */
export const preparedFor = (documents: DocumentTexts) => ({
  name: hashOfText(steps.map(({ sql }) => sql).join("\n")),
  async prepare<Others>(database: Kysely<Others>): Promise<void> {
    await writing(await openTables(database), (trx) => saveTexts(trx, [...documents.values()]))
  },
})

/** The tables of the releases, beside those of others in the same database, whose type knows nothing of them. */
export async function openTables<Others>(database: Kysely<Others>): Promise<ReleaseDatabase> {
  await migrate(database, { owner: "release", steps })
  return database as unknown as ReleaseDatabase
}
