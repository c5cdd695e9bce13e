import type { Selectable } from "kysely"
export { liveChannel } from "../../domain/proposals"
import { writeAudit } from "./audit"
import type { ReleaseDatabase, ReleaseTables, ReleaseTransaction } from "./tables"

export type Pointer = Selectable<ReleaseTables["pointer"]>

export interface NewPointer {
  readonly channel: string
  readonly release: string
  readonly percent: number
  readonly takeover: Pointer["takeover"]
  readonly reason: string
  readonly person: string
  readonly starts_at: Date
  readonly at: Date
  /** Both absent for builds, and for going back. */
  readonly proposal?: number | null
  readonly base?: string | null
}

const newestFirst = (db: ReleaseDatabase) =>
  db.selectFrom("pointer").selectAll().orderBy("starts_at", "desc").orderBy("id", "desc")

/** Of all channels, the newest first: also those that were cancelled, and those that are still to come. */
export const readAllPointers = (db: ReleaseDatabase): Promise<readonly Pointer[]> => newestFirst(db).execute()

/** Those that were not cancelled. */
export const readAllOrders = (db: ReleaseDatabase): Promise<readonly Pointer[]> =>
  newestFirst(db)
    .where("id", "not in", (cancelled) => cancelled.selectFrom("pointer_cancellation").select("pointer"))
    .execute()

/** Of one channel. */
export const readOrders = async (db: ReleaseDatabase, channel: string): Promise<readonly Pointer[]> =>
  (await readAllOrders(db)).filter((pointer) => pointer.channel === channel)

/** What was ordered to begin at once has begun, also where the clock went back since. */
export const hasBegun = ({ starts_at, at }: Pick<Pointer, "starts_at" | "at">, now: Date): boolean =>
  starts_at <= now || starts_at <= at

/** When something begins that is ordered now: never before what it takes the place of, whatever the clock says. */
export async function timeOfOrder(
  db: ReleaseDatabase,
  asked: { readonly channel: string; readonly now: Date },
): Promise<Date> {
  const [newest] = await readPointers(db, asked)
  return newest && newest.starts_at > asked.now ? newest.starts_at : asked.now
}

/** Those that have begun. */
export async function readPointers(
  db: ReleaseDatabase,
  { channel, now }: { readonly channel: string; readonly now: Date },
): Promise<readonly Pointer[]> {
  return (await readOrders(db, channel)).filter((pointer) => hasBegun(pointer, now))
}

type PointerAction = "go-live" | "publish" | "roll-back"

/** What a pointer was ordered for. */
export function actionOf({ proposal, ordered_by }: Pick<Pointer, "proposal" | "ordered_by">): PointerAction {
  if (proposal !== null) return "publish"
  return ordered_by === "build" ? "go-live" : "roll-back"
}

export async function writePointer(
  trx: ReleaseTransaction,
  action: PointerAction,
  { person, at, proposal = null, base = null, ...pointer }: NewPointer,
): Promise<void> {
  const row = { ...pointer, proposal, base, ordered_by: person, at }
  const { id } = await trx.insertInto("pointer").values(row).returning("id").executeTakeFirstOrThrow()
  await writeAudit(trx, { at, person, action, subject: `pointer ${id}`, detail: describePointer(row) })
}

interface Cancelling {
  /** All of them where it is absent. */
  readonly channel?: string
  readonly person: string
  readonly reason: string
  readonly at: Date
  /** One of them only. */
  readonly id?: number
}

/** Takes back what has not begun; the number of them. */
export async function cancelPointers(
  trx: ReleaseTransaction,
  { channel, person, reason, at, id }: Cancelling,
): Promise<number> {
  const orders = await (channel === undefined ? readAllOrders(trx) : readOrders(trx, channel))
  const later = orders.filter((one) => !hasBegun(one, at) && (id === undefined || one.id === id))
  for (const { id: pointer } of later) {
    await trx.insertInto("pointer_cancellation").values({ pointer, person, reason, at }).execute()
    await writeAudit(trx, { at, person, action: "cancel", subject: `cancellation ${pointer}`, detail: { reason } })
  }
  return later.length
}

export type Confirmed =
  | { readonly kind: "confirmed" }
  | { readonly kind: "unknown-pointer" }
  /** Whoever went back would be the second person, too. */
  | { readonly kind: "own" }

/** A second person has seen that somebody went back to what was live before. */
export async function confirmRollBack(
  trx: ReleaseTransaction,
  { pointer, person, at }: { readonly pointer: number; readonly person: string; readonly at: Date },
): Promise<Confirmed> {
  const found = await trx
    .selectFrom("pointer")
    .selectAll()
    .where("id", "=", pointer)
    .where("id", "not in", (known) => known.selectFrom("pointer_confirmation").select("pointer"))
    .executeTakeFirst()
  if (!found || actionOf(found) !== "roll-back") return { kind: "unknown-pointer" }
  if (found.ordered_by === person) return { kind: "own" }
  await trx.insertInto("pointer_confirmation").values({ pointer, person, at }).execute()
  await writeAudit(trx, { at, person, action: "confirm", subject: `confirmation ${pointer}`, detail: null })
  return { kind: "confirmed" }
}

/** What the audit log says of a pointer: everything. */
export const describePointer = ({
  channel,
  release,
  percent,
  starts_at,
  takeover,
  reason,
  proposal,
  base,
}: Omit<Pointer, "id" | "at" | "ordered_by">) => ({
  channel,
  release,
  percent,
  starts_at: starts_at.toISOString(),
  takeover,
  reason,
  ...(proposal === null && base === null ? {} : { proposal, base }),
})

/** Which release new visits get: percentages are of `bucket`, 0 to 99, so that a person stays on one side of them. */
export function chooseRelease(newestFirst: readonly Pointer[], bucket: number): string | undefined {
  return newestFirst.find(({ percent }) => bucket < percent)?.release
}

/** What most new visits get. */
export const liveRelease = (newestFirst: readonly Pointer[]): string | undefined => chooseRelease(newestFirst, 99)

/**
 * What was live before, for everybody, and would be again after a roll back. Rolling back twice goes back twice: what was
 * rolled back is not what was live before.
 */
export function releaseBefore(newestFirst: readonly Pointer[]): string | undefined {
  const line: string[] = []
  for (const { release } of newestFirst.toReversed()) {
    const known = line.indexOf(release)
    if (known === -1) line.push(release)
    else line.splice(known + 1)
  }
  return line.at(-2)
}
