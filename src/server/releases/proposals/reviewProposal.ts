import type { Verdict } from "../../../domain/proposals"
import { writeAudit } from "../audit"
import { writing } from "../writing"
import { type Deciding, findLive } from "./deciding"
import { readEffect } from "./effects"
import { contentOf, describeReview, findProposal, isWithdrawn, readAuthors, readVerdicts } from "./proposalRows"

export interface Reviewing {
  readonly proposal: number
  /** What the reviewer had before them. */
  readonly content: string
  /** Hash of what it does to customers; nobody agrees without it. */
  readonly effect: string
  readonly verdict: Verdict
  readonly comment: string
  readonly person: string
}

export type Reviewed =
  | { readonly kind: "reviewed" }
  | { readonly kind: "unknown-proposal" }
  | { readonly kind: "withdrawn-proposal" }
  /** The author would be the second person, too. */
  | { readonly kind: "own" }
  /** The same person has decided already. */
  | { readonly kind: "twice" }
  /** Something else is there than what the reviewer has seen. */
  | { readonly kind: "changed" }

type Keeping = Pick<Deciding, "db" | "own" | "clock">

/** Writes down what somebody thinks of a proposal. The database refuses the same things by itself. */
export const reviewProposal = (
  { proposal, content, effect, verdict, comment, person }: Reviewing,
  { db, own, clock }: Keeping,
): Promise<Reviewed> =>
  writing(db, async (trx): Promise<Reviewed> => {
    if (!(await findProposal(trx, proposal))) return { kind: "unknown-proposal" }
    if (await isWithdrawn(trx, proposal)) return { kind: "withdrawn-proposal" }
    const release = await findLive(trx, { own, clock })
    const content_hash = await contentOf(trx, proposal, release)
    const effect_hash = verdict === "approve" ? effect : ""
    if (verdict !== "comment") {
      if ((await readAuthors(trx, proposal)).includes(person)) return { kind: "own" }
      if (content !== content_hash) return { kind: "changed" }
      if (verdict === "approve" && (await readEffect(trx, { proposal, release }))?.hash !== effect)
        return { kind: "changed" }
      const verdicts = await readVerdicts(trx, proposal, content_hash)
      if (verdicts.some((one) => one.person === person && one.effect_hash === effect_hash)) return { kind: "twice" }
    }
    const row = { proposal, content_hash, effect_hash, person, verdict, comment, at: clock() }
    const { id } = await trx.insertInto("review").values(row).returning("id").executeTakeFirstOrThrow()
    const detail = describeReview(row)
    await writeAudit(trx, { at: row.at, person, action: "review", subject: `review ${id}`, detail })
    return { kind: "reviewed" }
  })

export type Withdrawn =
  | { readonly kind: "withdrawn" }
  | { readonly kind: "unknown-proposal" }
  | { readonly kind: "others" }

/** Takes a proposal back; its authors can. What was published of it stays. */
export const withdrawProposal = (
  { proposal, person }: Pick<Reviewing, "proposal" | "person">,
  { db, clock }: Keeping,
): Promise<Withdrawn> =>
  writing(db, async (trx): Promise<Withdrawn> => {
    if (!(await findProposal(trx, proposal)) || (await isWithdrawn(trx, proposal))) return { kind: "unknown-proposal" }
    if (!(await readAuthors(trx, proposal)).includes(person)) return { kind: "others" }
    const at = clock()
    await trx.insertInto("proposal_withdrawal").values({ proposal, person, at }).execute()
    await writeAudit(trx, { at, person, action: "withdraw", subject: `withdrawal ${proposal}`, detail: null })
    return { kind: "withdrawn" }
  })
