import { hashesIn, readBuild, readModule, saveBuild, type StoredBuild } from "./builds"
import type { Judge } from "./judgeRelease"
import type { ServerKey } from "./keys"
import { DamagedError, readRelease, readTextsOf } from "./storedReleases"
import type { ReleaseDatabase } from "./tables"
import { writing } from "./writing"

export interface ServableOptions {
  readonly db: ReleaseDatabase
  readonly key: ServerKey
  readonly engine: string
  readonly judge: Judge
  readonly clock: () => Date
  /** Told of what is not as it was written. */
  readonly alarm: (damage: string) => void
}

/** A release that was published does not fit this build of the app. */
export class UnfitReleaseError extends Error {
  override readonly name = "UnfitReleaseError"

  constructor(
    readonly release: string,
    readonly lines: readonly string[],
  ) {
    super(`release ${release} is published and does not fit this build: ${lines.join("; ")}`)
  }
}

export interface Servable {
  /**
   * Gives what pages load for a release, after all of it was found to be as it was written; undefined for one that is gone or
   * damaged. Fails for one that does not fit this build of the app.
   */
  (id: string): Promise<StoredBuild | undefined>
  /** Reads something of a release; where it turns out to be damaged by now, all of them are looked at again. */
  readonly using: <Result>(read: () => Promise<Result>) => Promise<Result>
}

export function createServable(options: ServableOptions): Servable {
  const known = new Map<string, Promise<StoredBuild | undefined>>()
  const find = (id: string) => {
    const found = known.get(id) ?? load(id, options)
    known.set(id, found)
    // What failed for want of a database is tried again; what is damaged or does not fit stays so.
    found.catch((error: unknown) => error instanceof UnfitReleaseError || known.delete(id))
    return found
  }
  const using = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    try {
      return await read()
    } catch (error) {
      if (error instanceof DamagedError) known.clear()
      throw error
    }
  }
  return Object.assign(find, { using })
}

async function load(id: string, options: ServableOptions): Promise<StoredBuild | undefined> {
  const { db, alarm } = options
  try {
    const build = await findBuild(id, options)
    for (const hash of build ? hashesIn(build.manifest) : [])
      if ((await readModule(db, hash)) === undefined) throw new DamagedError(`module ${hash}`)
    return build
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error
    alarm(error.damage)
    return undefined
  }
}

async function findBuild(id: string, options: ServableOptions): Promise<StoredBuild | undefined> {
  const { db, key, engine, judge } = options
  const release = await readRelease(db, id, key)
  // Whatever is asked for was pointed at, and was there then.
  if (!release) throw new DamagedError(`release ${id}`)
  const texts = await readTextsOf(db, release)
  const build = await readBuild(db, { release: id, engine })
  if (build) return build
  const verdict = await judge(texts)
  if (verdict.kind === "refused")
    throw new UnfitReleaseError(id, [
      ...verdict.problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
      ...verdict.needs.map(({ file, names }) => `${file} (${names.join(", ")})`),
    ])
  await writing(db, (trx) => saveBuild(trx, { release: id, engine }, verdict.built, options.clock()))
  return readBuild(db, { release: id, engine })
}
