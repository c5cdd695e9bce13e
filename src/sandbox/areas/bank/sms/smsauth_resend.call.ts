import { notFound, ok, refused } from "../../../engine"
import { handleLegacy } from "../../customers"
import { findSession, hasResends, isTooEarly, refuseEnded, resendCode, timesOf } from "./sessions"

export const handle = handleLegacy("legacy/smsauth_resend", async ({ SMS_SESSION_ID }, context) => {
  const session = await findSession(context, SMS_SESSION_ID)
  if (session === undefined) return notFound
  const ended = refuseEnded(session)
  if (ended !== undefined) return ended
  if (!hasResends(session)) return refused("RESEND_LIMIT")
  if (isTooEarly(session, context.now)) return refused("RESEND_WAIT")
  await resendCode(context, session)
  return ok({ SMS_SESSION_ID, ...timesOf(session.resends + 1) })
})
