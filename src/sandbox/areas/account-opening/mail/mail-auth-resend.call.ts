import { hours, later, ok, refused } from "../../../engine"
import { handleApplicant } from "../handleApplicant"
import { isLocked, isOverSendLimit, latestCode, resendWait, sendCode, sendsPerHour, sendsSince } from "./mailCodes"

const limitText = "再送の上限に達しました。1時間後にもう一度お試しください。"

export const handle = handleApplicant("aco/mail-auth-resend", async (_input, context) => {
  const { application } = context
  if (application === undefined || application.return_point !== "OTP_INPUT" || application.email === null)
    return refused("wrong_step")
  const { email, id } = application
  if (await isLocked(context, email)) return refused("code_attempt_limit")
  const last = await latestCode(context.trx, id)
  if (last !== undefined && later(last.sent_at, resendWait) > context.now) return refused("resend_too_early")
  if (await isOverSendLimit(context, email))
    return { kind: "refused", code: "resend_limit", fieldErrors: [{ field: "code", message: limitText }] }
  const times = await sendCode(context, { id, email, source: context.caller.source })
  const sent = await sendsSince(context, email, later(context.now, -hours(1)))
  return ok({ ...times, remainingResends: Math.max(0, sendsPerHour - sent) })
})
