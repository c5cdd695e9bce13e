import { type Channel, othersNeeded } from "./channels"
import { contentOf, readVerdicts } from "./proposals/proposalRows"
import { readPeople } from "./people/people"
import type { ReleaseDatabase } from "./tables"

interface Approving {
  readonly proposal: number
  /** Release that the proposal would change. */
  readonly live: string
  readonly channel: Channel
  /** Whether customers are led elsewhere by it. */
  readonly needsAdmin: boolean
  /** Hash of what it does to customers; absent where that is not known yet. */
  readonly effect?: string
}

/** Why others do not stand behind an order: not enough of them, or they have agreed to something else. */
export async function findObjection(
  db: ReleaseDatabase,
  { proposal, live, channel, needsAdmin, effect }: Approving,
): Promise<"unapproved" | "unapproved-places" | "effect-changed" | undefined> {
  const needed = othersNeeded(channel)
  if (needed <= 0) return undefined
  const verdicts = await readVerdicts(db, proposal, await contentOf(db, proposal, live))
  const peopleOf = (given: typeof verdicts) => new Set(given.map(({ person }) => person)).size
  if (verdicts.some(({ verdict }) => verdict !== "approve") || peopleOf(verdicts) < needed) return "unapproved"
  const isSame = ({ effect_hash }: (typeof verdicts)[number]) => effect === undefined || effect_hash === effect
  if (peopleOf(verdicts.filter(isSame)) < needed) return "effect-changed"
  const agreed = verdicts.filter(isSame).map(({ person }) => person)
  return needsAdmin && !(await readAdmins(db)).some((login) => agreed.includes(login)) ? "unapproved-places" : undefined
}

/** Logins of all who may agree to other places for customers. */
export const readAdmins = async (db: ReleaseDatabase): Promise<readonly string[]> =>
  (await readPeople(db)).flatMap(({ login, roles, isDisabled }) =>
    roles.includes("admin") && !isDisabled ? [login] : [],
  )
