import type { Judge } from "../judgeRelease"
import type { ServerKey } from "../keys"
import { readPointersFor } from "../channels"
import { liveChannel, liveRelease } from "../pointers"
import { DamagedError, readRelease, readTextsOf } from "../storedReleases"
import type { ReleaseDatabase } from "../tables"
import type { Live } from "./live"

/** What decisions about proposals are made with. */
export interface Deciding {
  readonly judge: Judge
  readonly db: ReleaseDatabase
  readonly key: ServerKey
  readonly own: string
  readonly engine: string
  readonly clock: () => Date
}

/** Id of the release that most visits get. */
export async function findLive(db: ReleaseDatabase, { own, clock }: Pick<Deciding, "own" | "clock">): Promise<string> {
  return findPresent(db, { own, clock, channel: liveChannel })
}

/** The same of any channel. */
export async function findPresent(
  db: ReleaseDatabase,
  { own, clock, channel }: Pick<Deciding, "own" | "clock"> & { readonly channel: string },
): Promise<string> {
  return liveRelease(await readPointersFor(db, { channel, now: clock() })) ?? own
}

/** @throws DamagedError where what is live is not as it was written. */
export async function readLive(db: ReleaseDatabase, deciding: Pick<Deciding, "own" | "clock" | "key">): Promise<Live> {
  const id = await findLive(db, deciding)
  const release = await readRelease(db, id, deciding.key)
  if (!release) throw new DamagedError(`release ${id}`)
  return { release: id, files: release.files, texts: await readTextsOf(db, release) }
}
