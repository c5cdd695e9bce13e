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

/** What customers meet otherwise with the documents after. Takes seconds; ends with an error when it is told to. */
export type WorkOutEffect = (before: DocumentTexts, after: DocumentTexts, signal: AbortSignal) => Promise<Effect>

export type Effects = (proposal: ProposalRow, live: Live) => Promise<KeptEffect>

/** What was asked while the server ends. */
class ServerEndsError extends Error {
  override readonly name = "ServerEndsError"
  readonly statusCode = 503
}

interface EffectsOptions {
  readonly db: ReleaseDatabase
  readonly workOut: WorkOutEffect
  readonly clock: () => Date
}

export interface EffectWork {
  /** What a proposal does to customers while that is live: worked out once, however many ask, and kept. */
  readonly effects: Effects
  /** Gives up what is being worked out, and waits until nothing of it asks the database any more. */
  end(): Promise<void>
}

export function createEffects(options: EffectsOptions): EffectWork {
  const asked = new Map<string, Promise<KeptEffect>>()
  const ending = new AbortController()
  const { signal } = ending
  return {
    effects(proposal, live) {
      const key = `${proposal.id} ${live.release}`
      const found =
        asked.get(key) ?? findEffect(proposal, live, { ...options, signal }).finally(() => asked.delete(key))
      asked.set(key, found)
      return found
    },
    async end() {
      ending.abort()
      await Promise.allSettled(asked.values())
    },
  }
}

interface WorkingOut extends EffectsOptions {
  readonly signal: AbortSignal
}

async function findEffect(proposal: ProposalRow, live: Live, options: WorkingOut): Promise<KeptEffect> {
  const { db, clock } = options
  const key = { proposal: proposal.id, release: live.release }
  const kept = await readEffect(db, key)
  if (kept) return kept
  const after = withFiles(live.texts, await readProposedTexts(db, proposal.files))
  const effect = JSON.stringify(await workOutUntilEnd(live.texts, after, options))
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

/** @throws ServerEndsError where the server ends meanwhile: nobody hears of it, and another asks again. */
async function workOutUntilEnd(
  before: DocumentTexts,
  after: DocumentTexts,
  { workOut, signal }: WorkingOut,
): Promise<Effect> {
  const effect = await workOut(before, after, signal).catch((error: unknown) => {
    throw signal.aborted ? new ServerEndsError("the server ends", { cause: error }) : error
  })
  if (signal.aborted) throw new ServerEndsError("the server ends")
  return effect
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
