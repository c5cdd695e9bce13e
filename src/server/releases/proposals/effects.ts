import type { DocumentTexts } from "../../../../renderer/compiler"
import type { Effect, KeptEffect } from "../../../domain/effect"
import { writeAudit } from "../audit"
import { hashOfText } from "../identity"
import { DamagedError } from "../storedReleases"
import type { ReleaseDatabase } from "../tables"
import { writing } from "../writing"
import type { Live } from "./live"
import { type ProposalRow, readProposedTexts } from "./proposalRows"
import { withFiles } from "./withFiles"

/** What customers meet otherwise with the documents after. Takes seconds. */
export type WorkOutEffect = (before: DocumentTexts, after: DocumentTexts) => Promise<Effect>

export type Effects = (proposal: ProposalRow, live: Live) => Promise<KeptEffect>

interface EffectsOptions {
  readonly db: ReleaseDatabase
  readonly workOut: WorkOutEffect
  readonly clock: () => Date
}

/** What a proposal does to customers while that is live: worked out once, however many ask, and kept. */
export function createEffects(options: EffectsOptions): Effects {
  const asked = new Map<string, Promise<KeptEffect>>()
  return (proposal, live) => {
    const key = `${proposal.id} ${live.release}`
    const found = asked.get(key) ?? findEffect(proposal, live, options).finally(() => asked.delete(key))
    asked.set(key, found)
    return found
  }
}

async function findEffect(proposal: ProposalRow, live: Live, options: EffectsOptions): Promise<KeptEffect> {
  const { db, workOut, clock } = options
  const key = { proposal: proposal.id, release: live.release }
  const kept = await readEffect(db, key)
  if (kept) return kept
  const after = withFiles(live.texts, await readProposedTexts(db, proposal.files))
  const effect = JSON.stringify(await workOut(live.texts, after))
  return writing(db, async (trx) => {
    // Another process may have been quicker.
    const other = await readEffect(trx, key)
    if (other) return other
    const row = { ...key, effect, effect_hash: hashOfText(effect), at: clock() }
    await trx.insertInto("proposal_effect").values(row).execute()
    const detail = describeEffect(row)
    const subject = subjectOf(key)
    await writeAudit(trx, { at: row.at, person: "server", action: "work-out", subject, detail })
    return { hash: row.effect_hash, effect: JSON.parse(effect) as Effect }
  })
}

interface EffectKey {
  readonly proposal: number
  /** That is live. */
  readonly release: string
}

export const subjectOf = ({ proposal, release }: EffectKey): string => `effect ${proposal} ${release}`
export const describeEffect = ({ effect_hash: hash }: { readonly effect_hash: string }) => ({ hash })

/** @throws DamagedError where it is not what was worked out. */
export async function readEffect(db: ReleaseDatabase, key: EffectKey): Promise<KeptEffect | undefined> {
  const row = await db
    .selectFrom("proposal_effect")
    .select(["effect", "effect_hash"])
    .where("proposal", "=", key.proposal)
    .where("release", "=", key.release)
    .executeTakeFirst()
  if (!row) return undefined
  const { effect, effect_hash: hash } = row
  if (hashOfText(effect) !== hash) throw new DamagedError(subjectOf(key))
  return { hash, effect: JSON.parse(effect) as Effect }
}
