import { readIntactPointers } from "./intactPointers"
import { liveChannel, type Pointer } from "./pointers"
import type { ReleaseDatabase } from "./tables"

export interface Channel {
  readonly name: string
  /** How many have to agree to what it gets. */
  readonly approvals: number
  /** Whether those who have made a change count as one of them. */
  readonly mayApproveOwn: boolean
}

/** As the migrations give them: no command changes them. */
export const channels: readonly [Channel, ...Channel[]] = [
  { name: liveChannel, approvals: 1, mayApproveOwn: false },
  { name: "rehearsal", approvals: 1, mayApproveOwn: true },
]

export async function readChannels(db: ReleaseDatabase): Promise<readonly Channel[]> {
  const rows = await db.selectFrom("channel").selectAll().orderBy("name").execute()
  return rows.map(({ name, approvals, may_approve_own: mayApproveOwn }) => ({ name, approvals, mayApproveOwn }))
}

export const findChannel = async (db: ReleaseDatabase, asked: string): Promise<Channel | undefined> =>
  (await readChannels(db)).find(({ name }) => name === asked)

/** How many have to agree besides those who have made a change. */
export const othersNeeded = ({ approvals, mayApproveOwn }: Omit<Channel, "name">): number =>
  approvals - (mayApproveOwn ? 1 : 0)

/**
 * What visits of a channel go by, the newest first. A channel other than the live one has what was ordered for it until that
 * goes live, or what is live was ordered for it; then, and before anything was, it is like the live one.
 */
export function pointersFor(channel: string, given: ReadonlyMap<string, readonly Pointer[]>): readonly Pointer[] {
  const live = given.get(liveChannel) ?? []
  const own = channel === liveChannel ? [] : (given.get(channel) ?? [])
  const isApart = own[0] !== undefined && !live.some(({ release }) => release === own[0]?.release)
  return isApart ? [...own, ...live] : live
}

interface Asked {
  readonly channel: string
  readonly now: Date
}

/** The same, as it stands in the database. */
export async function readPointersFor(db: ReleaseDatabase, { channel, now }: Asked): Promise<readonly Pointer[]> {
  return pointersFor(channel, await readIntactPointers(db, { now }))
}
