import type { CallContext } from "../../../engine/calls/context"
import { digest, newSecret } from "../../../engine/secrets"

/** Makes a session for an application and gives its secret, of which only a hash is kept. */
export async function createSession({ work, space, caller }: CallContext, applicationId: string): Promise<string> {
  const secret = newSecret()
  const row = { space: space.name, secret_hash: digest(secret), application_id: applicationId, device: caller.device }
  await work.insertInto("applicant_session").values(row).execute()
  return secret
}

/** A cookie from before the mail address was proven must not open the application. */
export async function endSession({ work }: CallContext, sessionId: number | undefined): Promise<void> {
  if (sessionId === undefined) return
  await work.deleteFrom("applicant_session").where("id", "=", sessionId).execute()
}
