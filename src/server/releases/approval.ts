import { type Channel, othersNeeded } from "./channels"
import { contentOf, readVerdicts } from "./proposals/proposalRows"
import type { ReleaseDatabase } from "./tables"

interface Approving {
  readonly proposal: number
  /** Release that the proposal would change. */
  readonly live: string
  readonly channel: Channel
  /** Hash of what it does to customers; absent where that is not known yet. */
  readonly effect?: string
}

/** Why others do not stand behind an order: not enough of them, or they have agreed to something else. */
export async function findObjection(
  db: ReleaseDatabase,
  { proposal, live, channel, effect }: Approving,
): Promise<"unapproved" | "effect-changed" | undefined> {
  const needed = othersNeeded(channel)
  if (needed <= 0) return undefined
  const verdicts = await readVerdicts(db, proposal, await contentOf(db, proposal, live))
  const peopleOf = (given: typeof verdicts) => new Set(given.map(({ person }) => person)).size
  if (verdicts.some(({ verdict }) => verdict !== "approve") || peopleOf(verdicts) < needed) return "unapproved"
  const isSame = ({ effect_hash }: (typeof verdicts)[number]) => effect === undefined || effect_hash === effect
  return peopleOf(verdicts.filter(isSame)) < needed ? "effect-changed" : undefined
}
