import { sql } from "kysely"
import { notFound, ok, refused } from "../../../engine"
import type { EkycSession } from "../tables"
import { type ApplicantContext, handleApplicant } from "../handleApplicant"

/** Where a reading stands. What the customer has to be told has a code of its own. */
export const handle = handleApplicant("aco/ekyc-session", async (input, context) => {
  const { application } = context
  if (application === undefined) return notFound
  const session = await context.trx
    .selectFrom("ekyc_session")
    .selectAll()
    .where("id", "=", input.sessionId)
    .where("application_id", "=", application.id)
    .executeTakeFirst()
  if (session === undefined) return notFound
  const status = statusOf(session, context.now)
  if (status === "EXPIRED") return refused("ekyc_session_expired")
  if (session.refusal !== null) return refused(session.refusal)
  return ok({
    status,
    purpose: session.purpose,
    ...(session.failure_reason === null ? {} : { failureReason: session.failure_reason }),
    readErrorCount: await countReadErrors(context, application.id),
    returnPoint: application.return_point,
  })
})

function statusOf({ status, outcome, expires_at }: EkycSession, now: Date): EkycSession["status"] {
  if (status !== "PENDING") return status
  // The reader is done; its contractor has still to say what it found.
  if (outcome !== null) return "PROCESSING"
  return expires_at <= now ? "EXPIRED" : "PENDING"
}

/** Failed readings of one application, whatever the card. */
async function countReadErrors({ trx }: ApplicantContext, applicationId: string): Promise<number> {
  const { failed } = await trx
    .selectFrom("ekyc_session")
    .select(sql<number>`count(*)::int`.as("failed"))
    .where("application_id", "=", applicationId)
    .where("status", "=", "READ_ERROR")
    .executeTakeFirstOrThrow()
  return failed
}
