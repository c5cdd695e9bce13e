import { sql } from "kysely"
import { notFound, ok, refused } from "../../../engine/calls/answer"
import type { EkycSession } from "../../../engine/database/tables"
import type { AcoContext, AcoHandler } from "../handler"
import { endOpenSessions } from "./ekyc-sessions.call"

/** Where a reading stands. What the customer has to be told has a code of its own. */
export const showReading: AcoHandler = async (input, context, { application }) => {
  if (application === undefined) return notFound
  const session = await context.work
    .selectFrom("ekyc_session")
    .selectAll()
    .where("id", "=", String(input["sessionId"]))
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
}

function statusOf({ status, outcome, expires_at }: EkycSession, now: Date): string {
  if (status !== "PENDING") return status
  // The reader is done; its contractor has still to say what it found.
  if (outcome !== null) return "PROCESSING"
  return expires_at <= now ? "EXPIRED" : "PENDING"
}

/** Failed readings of one application, whatever the card. */
async function countReadErrors({ work }: AcoContext, applicationId: string): Promise<number> {
  const { failed } = await work
    .selectFrom("ekyc_session")
    .select(sql<number>`count(*)::int`.as("failed"))
    .where("application_id", "=", applicationId)
    .where("status", "=", "READ_ERROR")
    .executeTakeFirstOrThrow()
  return failed
}

/** Ends what runs or failed; a finished identification is not touched. */
export const dropReading: AcoHandler = async (_input, context, { application }) => {
  if (application !== undefined) await endOpenSessions(context, application.id)
  return ok({ returnPoint: application?.return_point ?? "EMAIL_INPUT" })
}
