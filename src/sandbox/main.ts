import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { buildSandbox } from "./engine/server/buildSandbox"
import { openDatabase } from "./engine/database/openDatabase"

const root = fileURLToPath(new URL("../..", import.meta.url))

/** Starts the sandbox from the environment: PORT, DATABASE_URL, DATA_DIR, DIST, ORIGIN. */
async function start(): Promise<void> {
  const { PORT = "4173", DATABASE_URL, DATA_DIR, DIST, ORIGIN } = process.env
  const { db, close } = await openDatabase({
    cacheDir: join(root, "node_modules/.cache/kamishibai"),
    ...(DATABASE_URL === undefined || DATABASE_URL === "" ? {} : { url: DATABASE_URL }),
    ...(DATA_DIR === undefined || DATA_DIR === "" ? {} : { dataDir: DATA_DIR }),
  })
  const dist = resolve(root, DIST === undefined || DIST === "" ? "dist" : DIST)
  const app = await buildSandbox({
    database: db,
    documents: join(root, "schemas"),
    log: process.stderr,
    ...(existsSync(dist) ? { dist } : {}),
    ...(ORIGIN === undefined || ORIGIN === "" ? {} : { origin: ORIGIN }),
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

start().catch((error: unknown) => {
  process.stderr.write(`The sandbox could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
