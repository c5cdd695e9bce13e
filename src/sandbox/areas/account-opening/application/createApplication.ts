import { randomBytes } from "node:crypto"
import type { CallContext } from "../../../engine/calls/context"

export interface NewApplication {
  readonly returnPoint: string
  readonly email: string | null
}

export async function createApplication(
  { work, space, now }: Pick<CallContext, "work" | "space" | "now">,
  { returnPoint, email }: NewApplication,
): Promise<{ readonly id: string }> {
  const id = `ao_${randomBytes(10).toString("hex").toUpperCase()}`
  const row = { id, space: space.name, return_point: returnPoint, email, expires_at: null, created_at: now }
  await work
    .insertInto("application")
    .values({ ...row, draft: "{}", draft_version: 1 })
    .execute()
  return { id }
}
