import type { TenantContext } from "../../../engine"

export interface Attempts {
  readonly count: number
  readonly lastAt: Date | undefined
}

/** How often something was tried since a moment. */
export async function attemptsSince({ trx, tenant }: TenantContext, subject: string, since: Date): Promise<Attempts> {
  const row = await trx
    .selectFrom("attempts")
    .select(["count", "last_at"])
    .where("tenant", "=", tenant.name)
    .where("subject", "=", subject)
    .where("since", ">", since)
    .executeTakeFirst()
  return { count: row?.count ?? 0, lastAt: row?.last_at }
}

/** Stores a new count; the time since which it counts begins with the first. */
export async function countAttempt({ trx, tenant, now }: TenantContext, subject: string, count: number): Promise<void> {
  const row = { count, last_at: now }
  await trx
    .insertInto("attempts")
    .values({ tenant: tenant.name, subject, since: now, ...row })
    .onConflict((conflict) =>
      conflict.columns(["tenant", "subject"]).doUpdateSet(count <= 1 ? { ...row, since: now } : row),
    )
    .execute()
}
