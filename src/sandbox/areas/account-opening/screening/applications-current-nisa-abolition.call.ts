import { toJapanDate } from "../../../../domain/japanTime"
import { ok, refused } from "../../../engine"
import type { Application } from "../tables"
import { situationFrom } from "../draft/situationFrom"
import { type ApplicantContext, handleApplicant } from "../handleApplicant"
import { noticeReceivedMail, sendMail } from "../mail/mails"
import { tasksOf } from "./tasks"
import { saveScreening } from "./decide"

/** Takes the notice of another institution that its NISA account is closed. */
export const handle = handleApplicant("aco/applications-current-nisa-abolition", async (input, context) => {
  const { application, now } = context
  const screening = application?.screening ?? undefined
  const hasTask = application && tasksOf(application).some(({ taskType }) => taskType === "NISA_ABOLITION_NOTICE")
  if (application === undefined || screening === undefined || hasTask !== true) return refused("task_not_found")
  if (isTooLate(input.noticeDate, screening.nisaTargetYear, now)) return refused("nisa_notice_period_closed")
  const validated = context.forms.validate(
    "nisa_abolition",
    input,
    situationFrom(context, application)(application.draft),
  )
  const problems = (validated?.problems ?? []).filter(({ field }) => !field.startsWith("noticeImages"))
  if (problems.length > 0) return { kind: "invalid", fieldErrors: problems }
  if (isMisread(input.noticeReferenceNumber)) return refused("nisa_notice_invalid")
  if (!(await useImages(context, application, input.noticeImages))) return refused("upload_not_found")

  const received = { ...screening, nisaStatus: "NOTICE_RECEIVED" as const, notice: input }
  const saved = await saveScreening(context, application, received)
  if (saved.email !== null) await sendMail(context, noticeReceivedMail(saved.email))
  return ok({ nisaStatus: received.nisaStatus, tasks: tasksOf(saved) })
})

/** A notice counts from 1 October two years ago, and is taken until the end of September of the year it is for. */
function isTooLate(noticeDate: string, targetYear: number | undefined, now: Date): boolean {
  const today = toJapanDate(now.getTime())
  const year = Number(today.slice(0, 4))
  return noticeDate < `${year - 2}-10-01` || (targetYear !== undefined && today > `${targetYear}-09-30`)
}

/** No notice carries a number of one digit only. */
const isMisread = (number: string) => /^(\d)\1*$/.test(number)

/** All images were sent, by this applicant, and belong to no other notice. */
async function useImages(
  { trx, now }: ApplicantContext,
  { id }: Application,
  images: readonly string[],
): Promise<boolean> {
  const known = await trx
    .selectFrom("upload")
    .select("id")
    .where("id", "in", images.length === 0 ? [""] : images)
    .where("application_id", "=", id)
    .where("bytes", "is not", null)
    .where("is_used", "=", false)
    .where("expires_at", ">", now)
    .execute()
  if (images.length === 0 || known.length !== new Set(images).size) return false
  await trx.updateTable("upload").set({ is_used: true }).where("id", "in", images).execute()
  return true
}
