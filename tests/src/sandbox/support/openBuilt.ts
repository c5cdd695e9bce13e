import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { FastifyInstance } from "fastify"
import { buildSandbox, openDatabase } from "../../../../src/sandbox"
import { cacheDir } from "./testbed"

export interface Built {
  readonly app: FastifyInstance
  readonly dist: string
  close(): Promise<void>
}

/** A server in front of a build with these files, by path below it; `prepare` sees them first. */
export async function openBuilt(
  files: Readonly<Record<string, string>>,
  prepare?: (dist: string) => Promise<unknown>,
): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-dist-"))
  const dist = join(folder, "dist")
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
  await prepare?.(dist)
  const database = await openDatabase({ cacheDir })
  const app = await buildSandbox({ database: database.db, documents: [], dist })
  return {
    app,
    dist,
    async close() {
      await app.close()
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
