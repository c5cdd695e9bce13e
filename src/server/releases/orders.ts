import type { StoredBuild } from "./builds"
import type { ServerKey } from "./keys"
import { type NewPointer, readPointers, releaseBefore, writePointer } from "./pointers"
import type { ReleaseDatabase } from "./tables"
import { writing } from "./writing"

export type Order = Omit<NewPointer, "at">

export type Ordered =
  | { readonly kind: "ordered"; readonly release: string }
  /** Not there, damaged, or not for this build of the app. */
  | { readonly kind: "unknown-release" }
  | { readonly kind: "unknown-channel" }
  /** Nothing was live before. */
  | { readonly kind: "nothing-before" }

interface Ordering {
  readonly db: ReleaseDatabase
  readonly key: ServerKey
  readonly own: string
  readonly clock: () => Date
  servable(id: string): Promise<StoredBuild | undefined>
}

/** Points a channel at a release, once that is known to be whole. */
export async function orderRelease(order: Order, { db, own, clock, servable }: Ordering): Promise<Ordered> {
  if (!(await hasChannel(db, order.channel))) return { kind: "unknown-channel" }
  if (order.release !== own && (await servable(order.release)) === undefined) return { kind: "unknown-release" }
  await writing(db, (trx) => writePointer(trx, "publish", { ...order, at: clock() }))
  return { kind: "ordered", release: order.release }
}

/** Points a channel, for everybody, at what was live before. */
export async function orderRollBack(
  order: Omit<Order, "release" | "percent">,
  { db, own, clock, servable }: Ordering,
): Promise<Ordered> {
  const { channel } = order
  if (!(await hasChannel(db, channel))) return { kind: "unknown-channel" }
  const pointers = await readPointers(db, { channel, now: clock() })
  const release = releaseBefore(pointers)
  if (release === undefined) return { kind: "nothing-before" }
  if (release !== own && (await servable(release)) === undefined) return { kind: "unknown-release" }
  await writing(db, (trx) => writePointer(trx, "roll-back", { ...order, release, percent: 100, at: clock() }))
  return { kind: "ordered", release }
}

const hasChannel = async (db: ReleaseDatabase, name: string): Promise<boolean> =>
  (await db.selectFrom("channel").select("name").where("name", "=", name).executeTakeFirst()) !== undefined
