import { findBrokenRows, readAudit } from "./audit"
import { hashesIn, readBuild, readModule } from "./builds"
import type { ServerKey } from "./keys"
import { describePointer } from "./pointers"
import { DamagedError, readRelease, readTextsOf } from "./storedReleases"
import type { ReleaseDatabase } from "./tables"

/** Everything that is not as it was written, such as `text app.json` and `audit 3`; nothing where all is well. */
export async function verifyReleases(db: ReleaseDatabase, key: ServerKey): Promise<readonly string[]> {
  const [releases, builds] = await Promise.all([
    db.selectFrom("release").select("id").orderBy("number").execute(),
    db.selectFrom("release_build").select(["release", "engine"]).execute(),
  ])
  const damage: string[] = []
  const note = async (read: () => Promise<unknown>) => {
    try {
      await read()
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      damage.push(error.damage)
    }
  }
  for (const { id } of releases)
    await note(async () => {
      const release = await readRelease(db, id, key)
      if (release) await readTextsOf(db, release)
    })
  for (const build of builds)
    await note(async () => {
      const stored = await readBuild(db, build)
      for (const hash of stored ? hashesIn(stored.manifest) : []) await note(() => readKept(db, hash))
    })
  return [...new Set([...damage, ...(await verifyLog(db))])]
}

async function readKept(db: ReleaseDatabase, hash: string): Promise<void> {
  if ((await readModule(db, hash)) === undefined) throw new DamagedError(`module ${hash}`)
}

/** The log follows on itself, and says of every pointer what the pointer says. */
async function verifyLog(db: ReleaseDatabase): Promise<readonly string[]> {
  const [rows, pointers] = await Promise.all([
    readAudit(db),
    db.selectFrom("pointer").selectAll().orderBy("id").execute(),
  ])
  const said = new Map(rows.map(({ subject, detail }) => [subject, detail] as const))
  return [
    ...findBrokenRows(rows).map((id) => `audit ${id}`),
    ...pointers
      .filter((pointer) => said.get(`pointer ${pointer.id}`) !== JSON.stringify(describePointer(pointer)))
      .map(({ id }) => `pointer ${id}`),
  ]
}
