import { type Refusal, datetime, ok, refused } from "../../../engine"
import type { Application } from "../tables"
import { hasAcceptedAll } from "../agreements/acceptances"
import { nextReceiptNumber } from "./receiptNumber"
import { forgetParent, refusePerson } from "./refusePerson"
import { nisaPlan } from "../draft/nisaPlan"
import { refuseIncomplete } from "../draft/findMissing"
import { askedAgain } from "../draft/followRelease"
import { type ApplicantContext, handleApplicant } from "../handleApplicant"
import { noticeTaskMail, sendMail, submittedMail } from "../mail/mails"
import { isSubmitted } from "../application/returnPoints"
import { newScreening } from "../screening/newScreening"

const answeredPoints = ["AFTER_LIQUID_1", "AFTER_LIQUID_2", "STEP_2", "STEP_3"] as const

/** Hands the application in: one transaction that freezes the draft, numbers it, moves on and writes to the customer. */
export const handle = handleApplicant("aco/applications", async (input, context) => {
  const { application } = context
  if (application === undefined) return refused("wrong_step")
  if (isSubmitted(application.return_point))
    return refused("already_submitted", { receiptNumber: application.receipt_number })
  const asked = askedAgain(context, application)
  if (asked !== undefined) return refused("draft_incomplete", { missing_screen: asked.screen })
  if (application.return_point !== "STEP_3") return refused("wrong_step")
  if (input.version !== application.draft_version) return refused("draft_version_conflict")
  if (!(await hasAcceptedAll(context, application.id))) return refuseAgreements(context, application)
  const refusal =
    (await refusePerson(context, application)) ?? (await refuseIncomplete(context, application, answeredPoints))
  return refusal ?? handIn(context, await forgetParent(context, application))
})

/** Documents changed meanwhile: they are agreed to again, and then the application goes on where it stands. */
async function refuseAgreements({ trx }: ApplicantContext, { id, return_point }: Application): Promise<Refusal> {
  await trx
    .updateTable("application")
    .set({ return_point: "AGREEMENT_CONFIRM", resume_point: return_point })
    .where("id", "=", id)
    .execute()
  return refused("agreement_version_mismatch")
}

async function handIn(context: ApplicantContext, application: Application) {
  const { trx, now, release = null } = context
  const receipt = application.receipt_number ?? (await nextReceiptNumber(context))
  const plan = nisaPlan(application.draft, now)
  const screening = newScreening(context, application, plan)
  await trx
    .updateTable("application")
    .set({
      return_point: "UNDER_SCREENING",
      receipt_number: receipt,
      submitted_at: now,
      screening: JSON.stringify(screening),
      draft: JSON.stringify({ ...application.draft, ...plan }),
      submitted_release: release,
      // What nobody asked for in the end is nothing to keep.
      set_aside: null,
    })
    .where("id", "=", application.id)
    .execute()
  const { email } = application
  if (email !== null) {
    await sendMail(context, submittedMail(email, receipt))
    if (screening.nisaStatus === "WAITING_NOTICE") await sendMail(context, noticeTaskMail(email))
  }
  return ok({
    applicationId: application.id,
    receiptNumber: receipt,
    submittedAt: datetime(now),
    returnPoint: "UNDER_SCREENING" as const,
    nisaApplicationType: screening.nisaApplicationType,
  })
}
