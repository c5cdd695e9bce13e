import { datetime, hours, ok, refused } from "../../../engine"
import type { ResponseOf } from "../calls"
import { handleApplicant } from "../handleApplicant"
import { maskedEmail } from "../mail/mailCodes"
import { type Task, tasksOf } from "./tasks"

type Current = ResponseOf<"aco/applications-current">

/** Looked at only some time after it came in. */
const receptionTime = hours(1)

export const handle = handleApplicant("aco/applications-current", async (_input, { now, application }) => {
  if (application?.screening == null || application.submitted_at === null) return refused("application_not_found")
  const { id, receipt_number, submitted_at, email, screening, draft, return_point } = application
  if (receipt_number === null || email === null) return refused("application_not_found")
  const tasks = tasksOf(application)
  const isDecided = return_point === "SCREENING_COMPLETED"
  const { parentalConsentStatus, taxAccountChoice } = draft as Pick<
    Current,
    "parentalConsentStatus" | "taxAccountChoice"
  >
  return ok({
    applicationId: id,
    receiptNumber: receipt_number,
    submittedAt: datetime(submitted_at),
    maskedEmail: maskedEmail(email),
    screeningStatus: statusOf({ isDecided, tasks, age: now.getTime() - submitted_at.getTime(), return_point }),
    screeningResult: isDecided ? screening.decision : null,
    memberId: isDecided ? (screening.memberId ?? null) : null,
    ...(taxAccountChoice === undefined ? {} : { taxAccountChoice }),
    nisaApplicationType: screening.nisaApplicationType,
    ...(screening.nisaTargetYear === undefined ? {} : { nisaTargetYear: screening.nisaTargetYear }),
    nisaStatus: screening.nisaStatus,
    ...(parentalConsentStatus === undefined ? {} : { parentalConsentStatus }),
    tasks,
    returnPoint: return_point,
  })
})

function statusOf({
  isDecided,
  tasks,
  age,
  return_point,
}: {
  readonly isDecided: boolean
  readonly tasks: readonly Task[]
  readonly age: number
  readonly return_point: string
}): Current["screeningStatus"] {
  if (isDecided) return "DECIDED"
  if (tasks.length > 0 || return_point !== "UNDER_SCREENING") return "ACTION_REQUIRED"
  return age < receptionTime ? "RECEIVED" : "IN_REVIEW"
}
