import { toJapanDate } from "../../../../domain/japanTime"
import {
  type Refusal,
  type CallContext,
  datetime,
  days,
  japanMoment,
  later,
  matchesSaltedHash,
  refused,
} from "../../../engine"
import { handleApplicant } from "../handleApplicant"
import { isLocked, latestCode, lock, tries } from "./mailCodes"
import { endSession } from "../application/applicant"

/** An application lives until the end of the thirtieth day. */
const applicationLife = days(30)

export const handle = handleApplicant("aco/mail-auth-verify", async (input, context) => {
  const { application, sessionId } = context
  if (application === undefined || application.return_point !== "OTP_INPUT" || application.email === null)
    return refused("wrong_step")
  const { trx, now } = context
  if (await isLocked(context, application.email)) return refused("code_attempt_limit")
  const code = await latestCode(trx, application.id)
  if (code === undefined || !code.live || code.expires_at <= now) return refused("code_expired")
  if (!matchesSaltedHash(input.code, code.code_hash)) return countWrongCode(context, code)

  await trx.updateTable("mail_code").set({ live: false }).where("id", "=", code.id).execute()
  const expiresAt = japanMoment(toJapanDate(later(now, applicationLife).getTime()), "23:59:59")
  const progress = { return_point: "AGREEMENT_CONFIRM", expires_at: expiresAt } as const
  await trx.updateTable("application").set(progress).where("id", "=", application.id).execute()
  await endSession(context, sessionId)
  const value = { returnPoint: "AGREEMENT_CONFIRM", applicationId: application.id, expiresAt: datetime(expiresAt) }
  return { kind: "ok", value, session: application.id }
})

async function countWrongCode(
  context: CallContext,
  code: { id: number; attempts: number; email: string },
): Promise<Refusal> {
  const attempts = code.attempts + 1
  const live = attempts < tries
  await context.trx.updateTable("mail_code").set({ attempts, live }).where("id", "=", code.id).execute()
  if (!live) {
    await lock(context, code.email)
    return refused("code_attempt_limit")
  }
  const remainingAttempts = tries - attempts
  const message = `認証コードが正しくありません（あと${remainingAttempts}回入力できます）`
  return {
    kind: "refused",
    code: "code_invalid",
    detail: { remainingAttempts },
    fieldErrors: [{ field: "code", message }],
  }
}
