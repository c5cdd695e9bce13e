import { type Selectable, sql } from "kysely"
import { writeAudit } from "../audit"
import { isRecord, recordOf } from "../../../domain/json"
import { DamagedError } from "../storedReleases"
import { hashOfText } from "../identity"
import type { ProposedFiles, ReleaseDatabase, ReleaseTables, ReleaseTransaction } from "../tables"

export type ProposalRow = Selectable<ReleaseTables["proposal"]>
export type ReviewRow = Selectable<ReleaseTables["review"]>

export interface NewProposal {
  readonly title: string
  readonly reason: string
  readonly files: ProposedFiles
  readonly person: string
  /** Others who have worked on it: none of them reviews it. */
  readonly authors: readonly string[]
  /** It leads customers elsewhere. */
  readonly needs_admin: boolean
  readonly at: Date
}

export async function writeProposal(
  trx: ReleaseTransaction,
  { title, reason, files, person, authors, needs_admin, at }: NewProposal,
): Promise<number> {
  const row = { title, reason, files, created_by: person, needs_admin, at }
  const { id } = await trx
    .insertInto("proposal")
    .values({ ...row, files: JSON.stringify(files) })
    .returning("id")
    .executeTakeFirstOrThrow()
  const all = [...new Set([person, ...authors])]
  await trx
    .insertInto("proposal_author")
    .values(all.map((author) => ({ proposal: id, person: author })))
    .execute()
  const detail = describeProposal(row, all)
  await writeAudit(trx, { at, person, action: "propose", subject: `proposal ${id}`, detail })
  return id
}

/** What the audit log says of a proposal: everything. */
export const describeProposal = (
  { title, reason, files, needs_admin }: Pick<ProposalRow, "title" | "reason" | "files" | "needs_admin">,
  authors: readonly string[],
) => ({
  title,
  reason,
  files: Object.entries(recordOf(files)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  authors: authors.toSorted(),
  // Proposals of a time before anybody asked.
  ...(needs_admin ? { needs_admin } : {}),
})

/** What the audit log says of a review: everything. */
export const describeReview = ({
  proposal,
  content_hash,
  effect_hash,
  verdict,
  comment,
}: Omit<ReviewRow, "id" | "person" | "at">) => ({
  proposal,
  content_hash,
  // Reviews of a time when nothing was worked out.
  ...(effect_hash === "" ? {} : { effect_hash }),
  verdict,
  comment,
})

/** Hash of what a review of the proposal is about while that release is live. */
export async function contentOf(db: ReleaseDatabase, proposal: number, live: string): Promise<string> {
  const { content } = await db
    .selectFrom("proposal")
    .innerJoin("release", (join) => join.on("release.id", "=", live))
    .select(sql<string>`proposal_content(proposal.files, release.files)`.as("content"))
    .where("proposal.id", "=", proposal)
    .executeTakeFirstOrThrow()
  return content
}

/** @throws DamagedError where it says of no documents what they would be. */
export async function findProposal(db: ReleaseDatabase, id: number): Promise<ProposalRow | undefined> {
  const row = await db.selectFrom("proposal").selectAll().where("id", "=", id).executeTakeFirst()
  if (row && !isRecord(row.files)) throw new DamagedError(`proposal ${id}`)
  return row
}

export const isWithdrawn = async (db: ReleaseDatabase, id: number): Promise<boolean> =>
  (await db.selectFrom("proposal_withdrawal").select("proposal").where("proposal", "=", id).executeTakeFirst()) !==
  undefined

export const readAuthors = async (db: ReleaseDatabase, id: number): Promise<readonly string[]> =>
  (await db.selectFrom("proposal_author").select("person").where("proposal", "=", id).execute()).map(
    ({ person }) => person,
  )

/** Reviews of that content that decide something. */
export const readVerdicts = (db: ReleaseDatabase, id: number, content: string): Promise<readonly ReviewRow[]> =>
  db
    .selectFrom("review")
    .selectAll()
    .where("proposal", "=", id)
    .where("content_hash", "=", content)
    .where("verdict", "<>", "comment")
    .execute()

/** @throws DamagedError where a text is gone or another one. */
export async function readProposedTexts(
  db: ReleaseDatabase,
  proposed: ProposedFiles,
): Promise<ReadonlyMap<string, string | null>> {
  const files = recordOf(proposed) as ProposedFiles
  for (const [path, hash] of Object.entries(files))
    if (hash !== null && typeof hash !== "string") throw new DamagedError(`text ${path}`)
  const hashes = Object.values(files).flatMap((hash) => hash ?? [])
  const rows =
    hashes.length === 0 ? [] : await db.selectFrom("document_text").selectAll().where("hash", "in", hashes).execute()
  const texts = new Map(rows.map(({ hash, text }) => [hash, text] as const))
  return new Map(
    Object.entries(files).map(([path, hash]) => {
      const text = hash === null ? null : texts.get(hash)
      if (text === undefined || (text !== null && hashOfText(text) !== hash)) throw new DamagedError(`text ${path}`)
      return [path, text] as const
    }),
  )
}
