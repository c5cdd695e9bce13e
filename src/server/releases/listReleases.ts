import type { ListedPointer, Listing } from "../../domain/proposals"
import type { ReleaseFiles, ReleaseDatabase } from "./tables"
import { hasBegun, liveChannel, type Pointer, readOrders } from "./pointers"

export async function listReleases(
  db: ReleaseDatabase,
  now: Date,
): Promise<Pick<Listing, "releases" | "pointers" | "scheduled">> {
  const [releases, orders, confirmed] = await Promise.all([
    db
      .selectFrom("release")
      .select(["id", "number", "base", "note", "origin", "created_by", "created_at"])
      .orderBy("number", "desc")
      .execute(),
    readOrders(db, liveChannel),
    db.selectFrom("pointer_confirmation").selectAll().execute(),
  ])
  const toListed = (pointer: Pointer) => toPointer(pointer, confirmed.find((one) => one.pointer === pointer.id)?.person)
  return {
    releases: releases.map(({ created_by: person, created_at, ...release }) => ({
      ...release,
      person,
      at: created_at.toISOString(),
    })),
    pointers: orders.filter((order) => hasBegun(order, now)).map(toListed),
    scheduled: orders
      .filter((order) => !hasBegun(order, now))
      .toReversed()
      .map(toListed),
  }
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
