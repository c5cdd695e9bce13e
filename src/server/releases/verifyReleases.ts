import { type AuditAction, type AuditRow, findBrokenRows, readAudit } from "./audit"
import { channels, readChannels } from "./channels"
import { hashesIn, readBuild, readModule } from "./builds"
import { readDecisions, says } from "./decisions"
import type { ServerKey } from "./keys"
import { describeSecret } from "./people/people"
import { readEffect } from "./proposals/effects"
import { readProposedTexts } from "./proposals/proposalRows"
import { DamagedError, readRelease, readTextsOf } from "./storedReleases"
import type { ReleaseDatabase } from "./tables"
import { reading } from "./writing"

/** Everything that is not as it was written, such as `text app.json` and `audit 3`; nothing where all is well. */
export const verifyReleases = (db: ReleaseDatabase, key: ServerKey): Promise<readonly string[]> =>
  reading(db, async (trx) => {
    const log = await readAudit(trx)
    const looks = [
      readEverything(trx, key),
      verifyLog(trx, log),
      verifyNumbers(trx, log),
      verifyPasswords(trx, log),
      verifyChannels(trx),
    ]
    return [...new Set((await Promise.all(looks)).flat())]
  })

/** What cannot be read as it was written. */
async function readEverything(db: ReleaseDatabase, key: ServerKey): Promise<readonly string[]> {
  const damage: string[] = []
  const note = async (read: () => Promise<unknown>) => {
    try {
      await read()
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      damage.push(error.damage)
    }
  }
  for (const { id } of await db.selectFrom("release").select("id").orderBy("number").execute())
    await note(async () => {
      const release = await readRelease(db, id, key)
      if (release) await readTextsOf(db, release)
    })
  for (const build of await db.selectFrom("release_build").select(["release", "engine"]).execute())
    await note(async () => {
      const stored = await readBuild(db, build)
      for (const hash of stored ? hashesIn(stored.manifest) : []) await note(() => readKept(db, hash))
    })
  for (const { files } of await db.selectFrom("proposal").select("files").execute())
    await note(() => readProposedTexts(db, files))
  for (const effect of await db.selectFrom("proposal_effect").select(["proposal", "release"]).execute())
    await note(() => readEffect(db, effect))
  return damage
}

async function readKept(db: ReleaseDatabase, hash: string): Promise<void> {
  if ((await readModule(db, hash)) === undefined) throw new DamagedError(`module ${hash}`)
}

const keyOf = ({ action, subject }: { readonly action: string; readonly subject: string }): string =>
  `${action} ${subject}`
/** Releases stand in the log by their name alone. */
const nameOf = (subject: string): string => (subject.includes(" ") ? subject : `release ${subject}`)

/** The log follows on itself, and says of every decision what its row says: of each that was made, and of no other. */
async function verifyLog(db: ReleaseDatabase, log: readonly AuditRow[]): Promise<readonly string[]> {
  const broken = new Set(findBrokenRows(log))
  const lines = new Map(log.map((line) => [keyOf(line), line] as const))
  const decisions = new Map((await readDecisions(db)).map((one) => [keyOf(one), one] as const))
  const different = [...decisions].filter(([key, decision]) => {
    const line = lines.get(key)
    return !line || (!broken.has(line.id) && !says(line, decision))
  })
  return [
    ...[...broken].map((id) => `audit ${id}`),
    ...different.map(([, { subject }]) => nameOf(subject)),
    ...[...lines]
      .filter(([key, { action }]) => !logged.includes(action) && !decisions.has(key))
      .map(([, { subject }]) => nameOf(subject)),
  ]
}

const passwordSet: AuditAction = "set-password"
/** What stands in the log alone. */
const logged: readonly string[] = [passwordSet, "look-at-case"]

/** Everybody comes in with what was last set, and nobody else does. */
async function verifyPasswords(db: ReleaseDatabase, log: readonly AuditRow[]): Promise<readonly string[]> {
  const set = new Map(
    log.filter(({ action }) => action === passwordSet).map(({ subject, detail }) => [subject, detail]),
  )
  const people = await db.selectFrom("person").select(["login", "secret"]).execute()
  return people
    .map(({ login, secret }) => ({ subject: `password ${login}`, secret }))
    .filter(
      ({ subject, secret }) =>
        set.get(subject) !== (secret === "" ? undefined : JSON.stringify(describeSecret(secret))),
    )
    .map(({ subject }) => subject)
}

/** People call releases by their number: they are counted in the order of the log. */
async function verifyNumbers(db: ReleaseDatabase, log: readonly AuditRow[]): Promise<readonly string[]> {
  const made = log.filter(({ action }) => action === "register" || action === "create").map(({ subject }) => subject)
  const releases = await db.selectFrom("release").select(["id", "number"]).execute()
  return releases.filter(({ id, number }) => made[number - 1] !== id).map(({ id }) => `release ${id}`)
}

/** No command changes how many have to agree. */
async function verifyChannels(db: ReleaseDatabase): Promise<readonly string[]> {
  const [here, right] = [await readChannels(db), channels].map(
    (all) => new Map(all.map((one) => [one.name, JSON.stringify(one)])),
  )
  return [...new Set([...(here?.keys() ?? []), ...(right?.keys() ?? [])])]
    .filter((name) => here?.get(name) !== right?.get(name))
    .map((name) => `channel ${name}`)
}
