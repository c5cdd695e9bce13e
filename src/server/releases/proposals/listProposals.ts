import { sql } from "kysely"
import type { Proposal, ProposalReview } from "../../../domain/proposals"
import { isRecord } from "../../../domain/json"
import { readAdmins } from "../approval"
import { channels } from "../channels"
import { chooseRelease, hasBegun, liveChannel, liveRelease, type Pointer, readOrders } from "../pointers"
import type { ReleaseDatabase, ReleaseFiles } from "../tables"
import type { Deciding } from "./deciding"
import type { ProposalRow } from "./proposalRows"

interface Listing extends Pick<Deciding, "own" | "clock"> {
  /** Told of one that says of no documents what they would be: it is not listed. */
  readonly alarm: (damage: string) => void
}

/** Every proposal as it stands against what is live now, the newest first. */
export async function listProposals(db: ReleaseDatabase, { own, clock, alarm }: Listing): Promise<readonly Proposal[]> {
  const now = clock()
  const orders = await readOrders(db, liveChannel)
  const live = liveRelease(orders.filter((order) => hasBegun(order, now))) ?? own
  const [rows, authors, reviews, withdrawn, release, channel, admins] = await Promise.all([
    db
      .selectFrom("proposal")
      .leftJoin("release", (join) => join.on("release.id", "=", live))
      .selectAll("proposal")
      .leftJoin("proposal_effect", (join) =>
        join.onRef("proposal_effect.proposal", "=", "proposal.id").on("proposal_effect.release", "=", live),
      )
      .select("effect_hash as effect")
      .select(contentIfWhole.as("content"))
      .orderBy("proposal.id", "desc")
      .execute(),
    db.selectFrom("proposal_author").selectAll().execute(),
    db.selectFrom("review").selectAll().orderBy("id").execute(),
    db.selectFrom("proposal_withdrawal").select("proposal").execute(),
    db.selectFrom("release").select("files").where("id", "=", live).executeTakeFirst(),
    db.selectFrom("channel").select("approvals").where("name", "=", liveChannel).executeTakeFirst(),
    readAdmins(db),
  ])
  const { approvals: needed } = channel ?? channels[0]
  for (const { id, files } of rows) if (!isRecord(files)) alarm(`proposal ${id}`)
  const whole = rows.filter(({ files }) => isRecord(files))
  return whole.map(({ content, effect, ...row }) => {
    const own = reviews.filter(({ proposal }) => proposal === row.id)
    const files = compareFiles(row, isRecord(release?.files) ? release.files : {})
    // What customers have needs no further approval.
    const isLive = files.every(({ kind }) => kind === "same")
    const seen = own.map(({ person, verdict, comment, at, content_hash, effect_hash }): ProposalReview => ({
      person,
      verdict,
      comment,
      at: at.toISOString(),
      isCurrent:
        isLive || (content_hash === content && (verdict !== "approve" || effect === null || effect_hash === effect)),
    }))
    const agreed = seen.filter(({ isCurrent, verdict }) => isCurrent && verdict === "approve")
    const waitsForAdmin = row.needs_admin && !agreed.some(({ person }) => admins.includes(person))
    const counted = agreed.length
    const isAgreed = counted >= needed && !waitsForAdmin
    const standing = { files, seen, isAgreed, now, orders }
    const isWithdrawn = withdrawn.some(({ proposal }) => proposal === row.id)
    return {
      id: row.id,
      title: row.title,
      reason: row.reason,
      authors: [
        row.created_by,
        ...authors.flatMap(({ proposal, person }) => (proposal === row.id && person !== row.created_by ? person : [])),
      ],
      at: row.at.toISOString(),
      files,
      content,
      state: isWithdrawn ? "withdrawn" : stateOf(row.id, standing),
      approvals: counted,
      needed,
      needsAdmin: row.needs_admin,
      reviews: seen,
    }
  })
}

/** Nothing is compared with a release that is gone or damaged: what is live is said to be, where it is looked for. */
const contentIfWhole = sql<string>`case when jsonb_typeof(proposal.files) = 'object' and jsonb_typeof(release.files) = 'object'
  then proposal_content(proposal.files, release.files) else '' end`

function compareFiles({ files }: ProposalRow, live: ReleaseFiles): Proposal["files"] {
  return Object.entries(files)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, hash]) => {
      const before = live[path]
      if (before === (hash ?? undefined)) return { path, hash, kind: "same" }
      return { path, hash, kind: hash === null ? "removed" : before === undefined ? "added" : "changed" }
    })
}

interface Standing {
  readonly files: Proposal["files"]
  readonly seen: readonly ProposalReview[]
  /** Enough of those who have to have agreed. */
  readonly isAgreed: boolean
  readonly now: Date
  /** Of the channel, the newest first. */
  readonly orders: readonly Pointer[]
}

function stateOf(id: number, { files, seen, isAgreed, now, orders }: Standing): Proposal["state"] {
  if (files.every(({ kind }) => kind === "same")) return "live"
  const begun = orders.filter((order) => hasBegun(order, now))
  const first = chooseRelease(begun, 0)
  const isOwn = ({ proposal }: Pointer) => proposal === id
  if (orders.some((order) => isOwn(order) && !hasBegun(order, now))) return "scheduled"
  if (begun.some((order) => isOwn(order) && order.release === first)) return "partly"
  if (seen.some(({ isCurrent, verdict }) => isCurrent && verdict === "return")) return "returned"
  return isAgreed ? "approved" : "open"
}
