import { sql } from "kysely"
import { toJapanDate } from "../../../../domain/japanTime"
import { type Answer, ok, refused } from "../../../engine/calls/answer"
import type { Application } from "../../../engine/database/tables"
import { datetime } from "../../../engine/clock/moments"
import { hasAcceptedAll } from "../agreements/agreements-accept.call"
import { forgetParent, refusePerson } from "./draft-confirm.call"
import { nisaPlan } from "../draft/nisaPlan"
import { refuseIncomplete } from "../draft/findMissing"
import type { AcoContext, AcoHandler } from "../handler"
import { noticeTaskMail, sendMail, submittedMail } from "../mail/mails"
import { isSubmitted } from "../application/returnPoints"
import { newScreening } from "../screening/newScreening"

const answeredPoints = ["AFTER_LIQUID_1", "AFTER_LIQUID_2", "STEP_2", "STEP_3"] as const

/** Hands the application in: one transaction that freezes the draft, numbers it, moves on and writes to the customer. */
export const submitApplication: AcoHandler = async (input, context, { application }) => {
  if (application === undefined) return refused("wrong_step")
  if (isSubmitted(application.return_point))
    return refused("already_submitted", { receiptNumber: application.receipt_number })
  if (application.return_point !== "STEP_3") return refused("wrong_step")
  if (input["version"] !== application.draft_version) return refused("draft_version_conflict")
  if (!(await hasAcceptedAll(context, application.id))) return refuseAgreements(context, application)
  const refusal =
    (await refusePerson(context, application)) ?? (await refuseIncomplete(context, application, answeredPoints))
  return refusal ?? handIn(context, await forgetParent(context, application))
}

/** Documents changed meanwhile: they are agreed to again, and then the application goes on where it stands. */
async function refuseAgreements({ work }: AcoContext, { id, return_point }: Application): Promise<Answer> {
  await work
    .updateTable("application")
    .set({ return_point: "AGREEMENT_CONFIRM", resume_point: return_point })
    .where("id", "=", id)
    .execute()
  return refused("agreement_version_mismatch")
}

async function handIn(context: AcoContext, application: Application): Promise<Answer> {
  const { work, now } = context
  const receipt = application.receipt_number ?? (await nextReceipt(context))
  const plan = nisaPlan(application.draft, now)
  const screening = newScreening(context, application, plan)
  await work
    .updateTable("application")
    .set({
      return_point: "UNDER_SCREENING",
      receipt_number: receipt,
      submitted_at: now,
      screening: JSON.stringify(screening),
      draft: JSON.stringify({ ...application.draft, ...plan }),
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
    returnPoint: "UNDER_SCREENING",
    nisaApplicationType: screening.nisaApplicationType,
  })
}

/** `YYMMDD`, five digits that count through the day, and a check digit. */
async function nextReceipt({ work, space, now }: AcoContext): Promise<string> {
  const day = toJapanDate(now.getTime()).slice(2).replaceAll("-", "")
  const { value } = await work
    .insertInto("counter")
    .values({ space: space.name, name: `receipt-${day}`, value: 1 })
    .onConflict((conflict) => conflict.columns(["space", "name"]).doUpdateSet({ value: sql`counter.value + 1` }))
    .returning("value")
    .executeTakeFirstOrThrow()
  const digits = day + String(value).padStart(5, "0")
  return digits + checkDigit(digits)
}

/** Luhn's. */
export function checkDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
