import { PGlite, types as pgliteTypes } from "@electric-sql/pglite"
import { Kysely, PostgresDialect } from "kysely"
import { PGliteDialect } from "kysely-pglite-dialect"
import { Pool, types as pgTypes } from "pg"
import { readMigrations } from "../areas/loadAreas"
import { migrate, type Migration } from "../../../server/database"
import { loadTemplate, saveTemplate, templatePath } from "./pgliteTemplate"
import type { Database, Tables } from "./tables"

export interface DatabaseOptions {
  /** A PostgreSQL server; where absent the database runs inside this process. */
  readonly url?: string
  /** Keeps the database of this process on disk; in memory where absent. */
  readonly dataDir?: string
  /** Folder for the ready-made empty database, which saves a start most of its time. */
  readonly cacheDir?: string
  /** What others keep in the same database: the ready-made one has it, too. */
  readonly prepared?: Prepared
}

export interface Prepared {
  /** Another one for everything that `prepare` writes otherwise. */
  readonly name: string
  prepare(database: Database): Promise<void>
}

export interface OpenDatabase {
  readonly db: Database
  close(): Promise<void>
}

/** bigint columns hold yen and ids, which a JavaScript number carries exactly. */
const types = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === pgTypes.builtins.INT8 ? Number : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
}

async function openServer(url: string, migrations: readonly Migration[]): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 8, types })
  // A connection that breaks while nobody uses it is replaced at the next call; it must not end the process.
  pool.on("error", () => undefined)
  pool.on("connect", (client) => client.on("error", () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db, { owner: "sandbox", steps: migrations })
  return { db, close: () => db.destroy() }
}

/** PGlite copies its table of parsers for every answer. Without those of arrays, which no column is, that takes half the time. */
function forgetArrays({ parsers }: PGlite): void {
  const known = new Set<unknown>(Object.values(pgliteTypes))
  for (const oid of Object.keys(parsers).map(Number)) if (!known.has(oid)) delete parsers[oid]
}

async function openInProcess(
  { dataDir, cacheDir, prepared }: DatabaseOptions,
  migrations: readonly Migration[],
): Promise<OpenDatabase> {
  const path =
    dataDir === undefined && cacheDir !== undefined ? templatePath(cacheDir, [migrations, prepared?.name]) : undefined
  const template = path === undefined ? undefined : await loadTemplate(path)
  const lite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(template === undefined ? {} : { loadDataDir: template }),
  })
  forgetArrays(lite)
  const db = new Kysely<Tables>({ dialect: new PGliteDialect(lite) })
  await migrate(db, { owner: "sandbox", steps: migrations })
  if (path !== undefined && template === undefined) {
    await prepared?.prepare(db)
    await saveTemplate(path, lite)
  }
  return {
    db,
    async close() {
      await db.destroy()
      if (!lite.closed) await lite.close()
    },
  }
}

/** Opens and migrates the database; the same SQL runs on both kinds. */
export function openDatabase(options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const migrations = readMigrations()
  return options.url === undefined ? openInProcess(options, migrations) : openServer(options.url, migrations)
}
