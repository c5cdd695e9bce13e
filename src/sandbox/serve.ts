import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import type { FastifyInstance } from "fastify"
import type { PageReleases } from "./engine/calls/pageDocuments"
import { type DatabaseOptions, openDatabase } from "./engine/database/openDatabase"
import type { Database } from "./engine/database/tables"
import { buildSandbox } from "./engine/server/buildSandbox"

const root = resolve(import.meta.dirname, "../..")

interface Served extends Pick<DatabaseOptions, "prepared"> {
  /** Folder of the documents. */
  readonly documents: string
  /** Folder of the built app; without it the sandbox answers calls only. */
  readonly dist: string
  /** What pages may show besides the documents of the folder; undefined before it is known. */
  readonly releases?: () => PageReleases | undefined
  /** Adds routes of others, which may keep what they need in the same database. */
  readonly register?: (app: FastifyInstance, database: Database) => void | Promise<void>
}

/** Serves the app with its sandbox until a signal ends it; the environment says PORT, DATABASE_URL, DATA_DIR and ORIGIN. */
export async function serve({ documents, dist, releases, register, prepared }: Served): Promise<void> {
  const { PORT = "4173", DATABASE_URL, DATA_DIR, ORIGIN } = process.env
  const { db, close } = await openDatabase({
    cacheDir: join(root, "node_modules/.cache/kamishibai"),
    ...(prepared === undefined ? {} : { prepared }),
    ...(DATABASE_URL === undefined || DATABASE_URL === "" ? {} : { url: DATABASE_URL }),
    ...(DATA_DIR === undefined || DATA_DIR === "" ? {} : { dataDir: DATA_DIR }),
  })
  const app = await buildSandbox({
    database: db,
    documents,
    log: process.stderr,
    ...(releases === undefined ? {} : { releases }),
    ...(register === undefined ? {} : { register: (server) => register(server, db) }),
    ...(existsSync(dist) ? { dist } : {}),
    ...(ORIGIN === undefined || ORIGIN === "" ? {} : { origin: ORIGIN }),
  }).catch(async (error: unknown) => {
    // An open database would keep a process alive that has said why it cannot start; one that closes later takes its exit code.
    await close()
    throw error
  })
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await app.close()
    await close()
  }
  process.on("SIGINT", () => void stop())
  process.on("SIGTERM", () => void stop())
  try {
    await app.listen({ port: Number(PORT), host: "127.0.0.1" })
  } catch (error) {
    await stop()
    throw error
  }
  const address = app.server.address()
  const port = typeof address === "object" && address !== null ? address.port : PORT
  process.stdout.write(`ready http://127.0.0.1:${port}\n`)
}
