import { createHash } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import type { PGlite } from "@electric-sql/pglite"
import type { Migration } from "../../../server/database"

/** Named after everything that a migrated empty database depends on. */
function templatePath(cacheDir: string, migrations: readonly Migration[]): string {
  const engine = createRequire(import.meta.url).resolve("@electric-sql/pglite")
  const hash = createHash("sha256")
    .update(JSON.stringify([engine, migrations]))
    .digest("hex")
    .slice(0, 16)
  return join(cacheDir, `sandbox-${hash}.tar`)
}

export async function loadTemplate(cacheDir: string, migrations: readonly Migration[]): Promise<Blob | undefined> {
  const bytes = await readFile(templatePath(cacheDir, migrations)).catch(() => undefined)
  return bytes === undefined ? undefined : new Blob([bytes])
}

/** Written beside and renamed, so that another process never reads half a file. A cache that cannot be written is no cache. */
export async function saveTemplate(cacheDir: string, migrations: readonly Migration[], lite: PGlite): Promise<void> {
  const path = templatePath(cacheDir, migrations)
  const dump = await lite.dumpDataDir("none")
  try {
    await mkdir(cacheDir, { recursive: true })
    await writeFile(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    await rename(`${path}.${process.pid}`, path)
  } catch {
    return
  }
}
