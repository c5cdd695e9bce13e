import type { DocumentTexts } from "../../../renderer/compiler"
import type { ServerKey } from "./keys"
import { cancelPointers, liveChannel, readPointers, timeOfOrder, writePointer } from "./pointers"
import { saveRelease } from "./storedReleases"
import type { ReleaseDatabase } from "./tables"
import { writing } from "./writing"

interface Build {
  readonly db: ReleaseDatabase
  readonly key: ServerKey
  readonly documents: DocumentTexts
  readonly now: Date
}

const person = "build"

/** What is gone may be anything, and so may a row that says otherwise than the log: it is not gone over. */
const isBuild = async (trx: ReleaseDatabase, release: string): Promise<boolean> =>
  (await trx
    .selectFrom("audit")
    .select("id")
    .where("action", "=", "register")
    .where("subject", "=", release)
    .executeTakeFirst()) !== undefined

/**
 * The documents of the build are a release like any other. It goes live where nothing was, or where another build was live:
 * never over what somebody published.
 */
export const registerBuild = ({ db, key, documents, now }: Build): Promise<string> =>
  writing(db, async (trx) => {
    const build = { texts: documents, base: null, note: "", origin: "build", person, at: now } as const
    const id = await saveRelease(trx, build, key)
    const [live] = await readPointers(trx, { channel: liveChannel, now })
    if (live && (live.release === id || !(await isBuild(trx, live.release)))) return id
    const at = await timeOfOrder(trx, { channel: liveChannel, now })
    // What was to start later was made on the documents of the build before.
    await cancelPointers(trx, { channel: liveChannel, person, reason: "", at })
    await writePointer(trx, "go-live", {
      channel: liveChannel,
      release: id,
      percent: 100,
      takeover: "visit",
      reason: "",
      person,
      starts_at: at,
      at,
    })
    return id
  })
