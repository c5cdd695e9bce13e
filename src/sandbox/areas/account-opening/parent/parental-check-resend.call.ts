import { hours, later, minutes, ok, refused } from "../../../engine"
import { textOf } from "../draft/draftValues"
import { handleApplicant } from "../handleApplicant"
import { attemptsSince, countAttempt } from "../limits/attempts"
import { consentMail, sendMail } from "../mail/mails"

const resendWait = minutes(10)
const resendsPerDay = 5

/** Once more to the parent who has not answered yet. */
export const handle = handleApplicant("aco/parental-check-resend", async (_input, context) => {
  const { application } = context
  if (application === undefined || application.draft["parentalConsentStatus"] !== "REQUESTED")
    return refused("wrong_step")
  const subject = `consent:${application.id}`
  const { count, lastAt } = await attemptsSince(context, subject, later(context.now, -hours(24)))
  if (lastAt !== undefined && later(lastAt, resendWait) > context.now) return refused("resend_too_early")
  if (count > resendsPerDay) return refused("resend_limit")
  await countAttempt(context, subject, count + 1)
  const parent = await context.trx
    .selectFrom("customer")
    .select("mail")
    .where("tenant", "=", context.tenant.name)
    .where("member_id", "=", textOf(application.draft, "parentalAccountId"))
    .executeTakeFirst()
  if (parent !== undefined) await sendMail(context, consentMail(parent.mail))
  return ok({ parentalConsentStatus: "REQUESTED" })
})
