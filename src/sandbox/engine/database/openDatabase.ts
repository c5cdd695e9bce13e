import { PGlite } from "@electric-sql/pglite"
import { Kysely, PostgresDialect } from "kysely"
import { PGliteDialect } from "kysely-pglite-dialect"
import { Pool } from "pg"
import { readMigrations } from "../areas/loadAreas"
import { migrate, type Migration } from "../../../server/database"
import { loadTemplate, saveTemplate, templatePath } from "./pgliteTemplate"
import { preparedPGlite } from "./preparedPGlite"
import { preparedPool } from "./preparedPool"
import type { Database, Tables } from "./tables"
import { typeParsers } from "./typeParsers"

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

async function openServer(url: string, migrations: readonly Migration[]): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 8, types: typeParsers })
  // A connection that breaks while nobody uses it is replaced at the next call; it must not end the process.
  pool.on("error", () => undefined)
  pool.on("connect", (client) => client.on("error", () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) })
  await migrate(db, { owner: "sandbox", steps: migrations })
  return { db, close: () => db.destroy() }
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
  const db = new Kysely<Tables>({ dialect: new PGliteDialect(preparedPGlite(lite)) })
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

/** There is no such database, or it cannot be used. */
class UnopenedDatabaseError extends Error {
  override readonly name = "UnopenedDatabaseError"

  constructor(
    /** Folder that was to keep it; absent where it is a server's or in memory. */
    readonly folder: string | undefined,
    override readonly cause: unknown,
  ) {
    super(`the database could not be opened: ${reasonOf(cause)}`)
  }
}

/** What is thrown by file systems in WebAssembly is no error, and says less. */
function reasonOf(cause: unknown): string {
  const { message = "", code = "" } = cause as { readonly message?: string; readonly code?: string }
  return (message === "" ? code : message).split("\n")[0] ?? ""
}

/**
 * Opens and migrates the database; the same SQL runs on both kinds.
 * @throws UnopenedDatabaseError
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const migrations = readMigrations()
  try {
    return await (options.url === undefined ? openInProcess(options, migrations) : openServer(options.url, migrations))
  } catch (error) {
    throw new UnopenedDatabaseError(options.url === undefined ? options.dataDir : undefined, error)
  }
}
