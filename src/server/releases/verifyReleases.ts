import { findBrokenRows, readAudit } from "./audit"
import { hashesIn, readBuild, readModule } from "./builds"
import type { ServerKey } from "./keys"
import { describePointer } from "./pointers"
import { describeEffect, readEffect, subjectOf } from "./proposals/effects"
import { describeProposal, describeReview, readAuthors } from "./proposals/proposalRows"
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
  const effects = await db.selectFrom("proposal_effect").select(["proposal", "release"]).execute()
  for (const key of effects) await note(() => readEffect(db, key))
  return [...new Set([...damage, ...(await verifyLog(db))])]
}

async function readKept(db: ReleaseDatabase, hash: string): Promise<void> {
  if ((await readModule(db, hash)) === undefined) throw new DamagedError(`module ${hash}`)
}

/** The log follows on itself, and says of every decision what the decision says. */
async function verifyLog(db: ReleaseDatabase): Promise<readonly string[]> {
  const rows = await readAudit(db)
  const said = new Map(rows.map(({ subject, person, detail }) => [subject, `${person} ${detail}`] as const))
  const decisions = await readDecisions(db)
  return [
    ...findBrokenRows(rows).map((id) => `audit ${id}`),
    ...decisions
      .filter(({ subject, person, detail }) => said.get(subject) !== `${person} ${JSON.stringify(detail)}`)
      .map(({ subject }) => subject),
  ]
}

interface Decision {
  readonly subject: string
  readonly person: string
  readonly detail: unknown
}

async function readDecisions(db: ReleaseDatabase): Promise<readonly Decision[]> {
  const [pointers, proposals, reviews, effects] = await Promise.all([
    db.selectFrom("pointer").selectAll().orderBy("id").execute(),
    db.selectFrom("proposal").selectAll().orderBy("id").execute(),
    db.selectFrom("review").selectAll().orderBy("id").execute(),
    db.selectFrom("proposal_effect").selectAll().execute(),
  ])
  const ofProposals = proposals.map(async (proposal) => ({
    subject: `proposal ${proposal.id}`,
    person: proposal.created_by,
    detail: describeProposal(proposal, await readAuthors(db, proposal.id)),
  }))
  return [
    ...pointers.map((one) => ({ subject: `pointer ${one.id}`, person: one.ordered_by, detail: describePointer(one) })),
    ...(await Promise.all(ofProposals)),
    ...reviews.map((one) => ({ subject: `review ${one.id}`, person: one.person, detail: describeReview(one) })),
    ...effects.map((one) => ({ subject: subjectOf(one), person: "server", detail: describeEffect(one) })),
    ...(await readEnds(db)),
  ]
}

/** What ends proposals and orders, and who has seen that somebody went back. */
async function readEnds(db: ReleaseDatabase): Promise<readonly Decision[]> {
  const [withdrawn, cancelled, confirmed] = await Promise.all([
    db.selectFrom("proposal_withdrawal").selectAll().execute(),
    db.selectFrom("pointer_cancellation").selectAll().execute(),
    db.selectFrom("pointer_confirmation").selectAll().execute(),
  ])
  return [
    ...withdrawn.map(({ proposal, person }) => ({ subject: `withdrawal ${proposal}`, person, detail: null })),
    ...cancelled.map(({ pointer, person, reason }) => ({
      subject: `cancellation ${pointer}`,
      person,
      detail: { reason },
    })),
    ...confirmed.map(({ pointer, person }) => ({ subject: `confirmation ${pointer}`, person, detail: null })),
  ]
}
