import { randomUUID } from "node:crypto"
import { datetime, hours, later, newSecret, ok } from "../../../engine"
import { createVisitorSession } from "../application/applicant"
import { type ApplicantContext, handleApplicant } from "../handleApplicant"

/** After this long without a visit the key is destroyed, and what was encrypted with it is nothing but noise. */
const life = hours(24)

/** The key of the session and its application. Who has no session gets one: a mail address is typed before there is any. */
export const handle = handleApplicant("aco/draft-key", async (_input, context) => {
  const { sessionId, isReplaced } = context
  if (sessionId !== undefined) return ok(await keyOf(context, sessionId))
  // Asked while the mail address was being proven: a visitor's session would take the place of the one just given.
  if (isReplaced) return { kind: "status", status: 409, reason: "session_replaced" }
  const { id, secret } = await createVisitorSession(context)
  return { ...ok(await keyOf(context, id)), secret }
})

async function keyOf({ trx, now, application }: ApplicantContext, session_id: number) {
  const application_id = application?.id ?? null
  const known = await trx.selectFrom("draft_key").selectAll().where("session_id", "=", session_id).executeTakeFirst()
  const isValid = known !== undefined && known.expires_at > now && known.application_id === application_id
  const { id, key } = isValid ? known : { id: randomUUID(), key: newSecret() }
  const row = { id, key, application_id, expires_at: later(now, life) }
  await trx
    .insertInto("draft_key")
    .values({ session_id, ...row })
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(row))
    .execute()
  return { keyId: id, key, expiresAt: datetime(row.expires_at) }
}
