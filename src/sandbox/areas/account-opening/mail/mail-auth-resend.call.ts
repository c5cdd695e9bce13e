import { ok, refused } from "../../../engine/calls/answer"
import { hours, later } from "../../../engine/clock/moments"
import type { AcoHandler } from "../handler"
import { isLocked, isOverSendLimit, latestCode, resendWait, sendCode, sendsPerHour, sendsSince } from "./mailCodes"

const limitText = "再送の上限に達しました。1時間後にもう一度お試しください。"

export const resendCode: AcoHandler = async (_input, context, { application }) => {
  if (application === undefined || application.return_point !== "OTP_INPUT" || application.email === null)
    return refused("wrong_step")
  const { email, id } = application
  if (await isLocked(context, email)) return refused("code_attempt_limit")
  const last = await latestCode(context.work, id)
  if (last !== undefined && later(last.sent_at, resendWait) > context.now) return refused("resend_too_early")
  if (await isOverSendLimit(context, email))
    return { kind: "refused", code: "resend_limit", fieldErrors: [{ field: "code", message: limitText }] }
  const times = await sendCode(context, { id }, email)
  const sent = await sendsSince(context, email, later(context.now, -hours(1)))
  return ok({ ...times, remainingResends: Math.max(0, sendsPerHour - sent) })
}
