import type { AuditEntry, AuditRow } from "./audit"
import { describePerson } from "./people/people"
import { actionOf, describePointer, type Pointer } from "./pointers"
import { describeEffect, subjectOf } from "./proposals/effects"
import { describeProposal, describeReview } from "./proposals/proposalRows"
import { describeRelease } from "./storedReleases"
import type { ReleaseDatabase } from "./tables"

/** What a row says was decided, as the log has to say it. */
export interface Decision extends Omit<AuditEntry, "person"> {
  /** Absent where only the log knows. */
  readonly person?: string
}

/** Whether a line was written with the row that says this. */
export const says = (line: Pick<AuditRow, "person" | "at" | "detail">, { person, at, detail }: Decision): boolean =>
  (person === undefined || line.person === person) &&
  line.at.getTime() === at.getTime() &&
  line.detail === JSON.stringify(detail)

/** Of everything that the log speaks of: the rows of its own tables. */
export async function readDecisions(db: ReleaseDatabase): Promise<readonly Decision[]> {
  const pointers = await db.selectFrom("pointer").selectAll().execute()
  return [
    ...(await readReleases(db)),
    ...pointers.map(decisionOfPointer),
    ...(await readCancellations(db)),
    ...(await readProposed(db)),
    ...(await readPeople(db)),
  ]
}

const readReleases = async (db: ReleaseDatabase): Promise<readonly Decision[]> =>
  (await db.selectFrom("release").selectAll().execute()).map((release) => ({
    action: release.origin === "build" ? "register" : "create",
    subject: release.id,
    person: release.created_by,
    at: release.created_at,
    detail: describeRelease(release),
  }))

export const decisionOfPointer = (pointer: Pointer): Decision => ({
  action: actionOf(pointer),
  subject: `pointer ${pointer.id}`,
  person: pointer.ordered_by,
  at: pointer.at,
  detail: describePointer(pointer),
})

/** Orders that were taken back before they began. */
export const readCancellations = async (db: ReleaseDatabase): Promise<readonly Decision[]> =>
  (await db.selectFrom("pointer_cancellation").selectAll().execute()).map(({ pointer, person, reason, at }) => ({
    action: "cancel",
    subject: `cancellation ${pointer}`,
    person,
    at,
    detail: { reason },
  }))

/** Proposals, what others think of them, what they do, and what became of them. */
async function readProposed(db: ReleaseDatabase): Promise<readonly Decision[]> {
  const proposals = await db.selectFrom("proposal").selectAll().execute()
  const authors = await db.selectFrom("proposal_author").selectAll().execute()
  const authorsOf = (id: number) => authors.filter(({ proposal }) => proposal === id).map(({ person }) => person)
  const effects = await db.selectFrom("proposal_effect").selectAll().execute()
  return [
    ...proposals.map((one): Decision => ({
      action: "propose",
      subject: `proposal ${one.id}`,
      person: one.created_by,
      at: one.at,
      detail: describeProposal(one, authorsOf(one.id)),
    })),
    ...effects.map((one): Decision => ({
      action: "work-out",
      subject: subjectOf(one),
      person: "server",
      at: one.at,
      detail: describeEffect(one),
    })),
    ...(await readVerdicts(db)),
  ]
}

async function readVerdicts(db: ReleaseDatabase): Promise<readonly Decision[]> {
  const reviews = await db.selectFrom("review").selectAll().execute()
  const withdrawn = await db.selectFrom("proposal_withdrawal").selectAll().execute()
  const confirmed = await db.selectFrom("pointer_confirmation").selectAll().execute()
  return [
    ...reviews.map((one): Decision => ({
      action: "review",
      subject: `review ${one.id}`,
      person: one.person,
      at: one.at,
      detail: describeReview(one),
    })),
    ...withdrawn.map(({ proposal, person, at }): Decision => ({
      action: "withdraw",
      subject: `withdrawal ${proposal}`,
      person,
      at,
      detail: null,
    })),
    ...confirmed.map(({ pointer, person, at }): Decision => ({
      action: "confirm",
      subject: `confirmation ${pointer}`,
      person,
      at,
      detail: null,
    })),
  ]
}

const readPeople = async (db: ReleaseDatabase): Promise<readonly Decision[]> =>
  (await db.selectFrom("person").selectAll().execute()).flatMap((person): readonly Decision[] => {
    const subject = `person ${person.login}`
    return [
      { action: "add-person", subject, at: person.created_at, detail: describePerson(person) },
      ...(person.disabled_at === null
        ? []
        : [{ action: "disable-person", subject, at: person.disabled_at, detail: null } as const]),
    ]
  })
