import { createHash } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { PGlite } from "@electric-sql/pglite"

/** Named after everything that a migrated empty database depends on. */
export function templatePath(cacheDir: string, content: unknown): string {
  const engine = createRequire(import.meta.url).resolve("@electric-sql/pglite")
  const hash = createHash("sha256")
    .update(JSON.stringify([engine, content]))
    .digest("hex")
    .slice(0, 16)
  return join(cacheDir, `sandbox-${hash}.tar`)
}

export async function loadTemplate(path: string): Promise<Blob | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  return bytes === undefined ? undefined : new Blob([bytes])
}

/** Databases that new ones would be made from: nobody makes any, and half of all files are theirs. */
async function dropOthers(lite: PGlite): Promise<void> {
  await lite.exec("UPDATE pg_database SET datistemplate = false")
  for (const name of ["template0", "template1"]) await lite.exec(`DROP DATABASE ${name}`)
}

/** Written beside and renamed, so that another process never reads half a file. A cache that cannot be written is no cache. */
export async function saveTemplate(path: string, lite: PGlite): Promise<void> {
  await dropOthers(lite)
  // What stands in the log alone would be read from it with every start.
  await lite.exec("CHECKPOINT")
  const dump = await lite.dumpDataDir("none")
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    await rename(`${path}.${process.pid}`, path)
  } catch {
    return
  }
}
