import type { CallContext } from "../../../engine/calls/context"
import type { Application } from "../../../engine/database/tables"
import { digest } from "../../../engine/secrets"

export interface Applicant {
  /** The row of the cookie that was sent. */
  readonly sessionId?: number
  readonly application?: Application
}

/** Who the session cookie stands for, locked until the call is over. A cookie taken to another device stands for nobody. */
export async function findApplicant(
  { work, space, caller }: CallContext,
  secret: string | undefined,
): Promise<Applicant> {
  if (secret === undefined) return {}
  const session = await work
    .selectFrom("applicant_session")
    .selectAll()
    .where("secret_hash", "=", digest(secret))
    .where("space", "=", space.name)
    .executeTakeFirst()
  if (session === undefined) return {}
  if (session.device !== null && caller.device !== null && session.device !== caller.device) return {}
  if (session.application_id === null) return { sessionId: session.id }
  const application = await work
    .selectFrom("application")
    .selectAll()
    .where("id", "=", session.application_id)
    .forUpdate()
    .executeTakeFirst()
  return application === undefined ? { sessionId: session.id } : { sessionId: session.id, application }
}
