import { days, later, type TenantContext } from "../../engine"
import type { VisitorContext } from "../customers"

type Given = Readonly<Record<string, string | number>>

const keptFor = days(30)

/** What a visitor has filled in on the device; null after 30 days, and where the device has no name. */
export async function readDraft({ trx, tenant, now, visitor }: VisitorContext, kind: 1 | 2): Promise<Given | null> {
  if (visitor === null) return null
  const row = await trx
    .selectFrom("nisa_draft")
    .select("given")
    .where("tenant", "=", tenant.name)
    .where("visitor", "=", visitor)
    .where("kind", "=", kind)
    .where("saved_at", ">", later(now, -keptFor))
    .executeTakeFirst()
  return row?.given ?? null
}

/** The newer of both that a device has filled in. */
export async function newestDraft({ trx, tenant, now }: TenantContext, device: string): Promise<Given | null> {
  const row = await trx
    .selectFrom("nisa_draft")
    .select("given")
    .where("tenant", "=", tenant.name)
    .where("visitor", "=", device)
    .where("saved_at", ">", later(now, -keptFor))
    .orderBy("saved_at", "desc")
    .limit(1)
    .executeTakeFirst()
  return row?.given ?? null
}

export async function saveDraft(
  { trx, tenant, now, visitor }: VisitorContext,
  kind: 1 | 2,
  given: Given,
): Promise<void> {
  if (visitor === null) return
  const row = { given: JSON.stringify(given), saved_at: now }
  await trx
    .insertInto("nisa_draft")
    .values({ tenant: tenant.name, visitor, kind, ...row })
    .onConflict((known) => known.columns(["tenant", "visitor", "kind"]).doUpdateSet(row))
    .execute()
}
