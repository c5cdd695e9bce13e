import type { ListedChannel, ListedPointer, Listing } from "../../domain/proposals"
import { readChannels } from "./channels"
import { hasBegun, type Pointer, readAllOrders } from "./pointers"
import type { ReleaseFiles, ReleaseDatabase } from "./tables"

/** All of them, the newest first. */
export async function listReleases(db: ReleaseDatabase): Promise<Listing["releases"]> {
  const releases = await db
    .selectFrom("release")
    .select(["id", "number", "base", "note", "origin", "created_by", "created_at"])
    .orderBy("number", "desc")
    .execute()
  return releases.map(({ created_by: person, created_at, ...release }) => ({
    ...release,
    person,
    at: created_at.toISOString(),
  }))
}

interface Knowing {
  readonly now: Date
  /** What most new visits of a channel get. */
  present(channel: string): Promise<string>
  before(channel: string): string | undefined
  /** False where it is like the live one. */
  hasOwn(channel: string): boolean
}

/** Every channel with what it has and what it gets; customers' own comes first. */
export async function listChannels(db: ReleaseDatabase, knowing: Knowing): Promise<readonly ListedChannel[]> {
  const [channels, orders, confirmed] = await Promise.all([
    readChannels(db),
    readAllOrders(db),
    db.selectFrom("pointer_confirmation").selectAll().execute(),
  ])
  const toListed = (pointer: Pointer) => toPointer(pointer, confirmed.find((one) => one.pointer === pointer.id)?.person)
  return Promise.all(
    channels.map(async (channel): Promise<ListedChannel> => {
      const own = orders.filter((order) => order.channel === channel.name)
      const begun = (order: Pointer) => hasBegun(order, knowing.now)
      const before = knowing.before(channel.name)
      return {
        ...channel,
        present: await knowing.present(channel.name),
        hasOwn: knowing.hasOwn(channel.name),
        ...(before === undefined ? {} : { before }),
        pointers: own.filter(begun).map(toListed),
        scheduled: own
          .filter((order) => !begun(order))
          .toReversed()
          .map(toListed),
      }
    }),
  )
}

const toPointer = (
  { id, release, proposal, percent, takeover, reason, ordered_by: person, at, starts_at }: Pointer,
  confirmedBy: string | undefined,
): ListedPointer => ({
  id,
  release,
  ...(proposal === null ? {} : { proposal }),
  percent,
  takeover,
  reason,
  person,
  at: at.toISOString(),
  startsAt: starts_at.toISOString(),
  ...(confirmedBy === undefined ? {} : { confirmedBy }),
})

export const readFiles = async (db: ReleaseDatabase, id: string): Promise<ReleaseFiles | undefined> =>
  (await db.selectFrom("release").select("files").where("id", "=", id).executeTakeFirst())?.files
