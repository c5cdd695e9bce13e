import type { CallContext } from "../../../engine/calls/context"

export interface Attempts {
  readonly count: number
  readonly lastAt: Date | undefined
}

type Counting = Pick<CallContext, "work" | "space" | "now">

/** How often something was tried since a moment. */
export async function attemptsSince({ work, space }: Counting, subject: string, since: Date): Promise<Attempts> {
  const row = await work
    .selectFrom("attempts")
    .select(["count", "last_at"])
    .where("space", "=", space.name)
    .where("subject", "=", subject)
    .where("since", ">", since)
    .executeTakeFirst()
  return { count: row?.count ?? 0, lastAt: row?.last_at }
}

/** Keeps a new count; the time since which it counts begins with the first. */
export async function countAttempt({ work, space, now }: Counting, subject: string, count: number): Promise<void> {
  const row = { count, last_at: now }
  await work
    .insertInto("attempts")
    .values({ space: space.name, subject, since: now, ...row })
    .onConflict((conflict) =>
      conflict.columns(["space", "subject"]).doUpdateSet(count <= 1 ? { ...row, since: now } : row),
    )
    .execute()
}
