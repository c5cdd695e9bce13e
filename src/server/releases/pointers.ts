import type { Selectable } from "kysely"
import { writeAudit } from "./audit"
import type { ReleaseDatabase, ReleaseTables, ReleaseTransaction } from "./tables"

/** What customers get. */
export const liveChannel = "live"

export type Pointer = Selectable<ReleaseTables["pointer"]>

export interface NewPointer {
  readonly channel: string
  readonly release: string
  readonly percent: number
  readonly takeover: Pointer["takeover"]
  readonly reason: string
  readonly person: string
  readonly at: Date
}

/** The pointers of a channel that have begun, the newest first. */
export async function readPointers(
  db: ReleaseDatabase,
  { channel, now }: { readonly channel: string; readonly now: Date },
): Promise<readonly Pointer[]> {
  return db
    .selectFrom("pointer")
    .selectAll()
    .where("channel", "=", channel)
    .where("starts_at", "<=", now)
    .orderBy("starts_at", "desc")
    .orderBy("id", "desc")
    .execute()
}

export async function writePointer(
  trx: ReleaseTransaction,
  action: "register" | "publish" | "roll-back",
  { person, at, ...pointer }: NewPointer,
): Promise<void> {
  const row = { ...pointer, starts_at: at, ordered_by: person, at }
  const { id } = await trx.insertInto("pointer").values(row).returning("id").executeTakeFirstOrThrow()
  await writeAudit(trx, { at, person, action, subject: `pointer ${id}`, detail: describePointer({ ...row, id }) })
}

/** What the audit log says of a pointer: everything. */
export const describePointer = ({ channel, release, percent, starts_at, takeover, reason }: Omit<Pointer, "at">) => ({
  channel,
  release,
  percent,
  starts_at: starts_at.toISOString(),
  takeover,
  reason,
})

/** Which release new visits get: percentages are of `bucket`, 0 to 99, so that a person stays on one side of them. */
export function chooseRelease(newestFirst: readonly Pointer[], bucket: number): string | undefined {
  return newestFirst.find(({ percent }) => bucket < percent)?.release
}

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
