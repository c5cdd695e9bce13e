import { randomBytes } from "node:crypto"
import type { TenantContext } from "../../../engine"
import type { ReturnPoint } from "./returnPoints"

export interface NewApplication {
  readonly returnPoint: ReturnPoint
  readonly email: string | null
}

export async function createApplication(
  { trx, tenant, now }: TenantContext,
  { returnPoint, email }: NewApplication,
): Promise<{ readonly id: string }> {
  const id = `ao_${randomBytes(10).toString("hex").toUpperCase()}`
  const row = { id, tenant: tenant.name, return_point: returnPoint, email, expires_at: null, created_at: now }
  await trx.insertInto("application").values(row).execute()
  return { id }
}
