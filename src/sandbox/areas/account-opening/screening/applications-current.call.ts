import { ok, refused } from "../../../engine/calls/answer"
import { datetime, days, hours, later } from "../../../engine/clock/moments"
import type { Application } from "../../../engine/database/tables"
import type { AcoHandler } from "../handler"
import { maskedEmail } from "../mail/mailCodes"
import { isWaitingForConsent } from "./decide"

/** Looked at only some time after it came in. */
const receptionTime = hours(1)

export interface Task {
  readonly taskType: "NISA_ABOLITION_NOTICE" | "PARENT_CONSENT" | "PHONE_CONTACT"
  readonly dueDate: string | null
}

/** What the customer has to do, or should know. */
export function tasksOf(application: Application): readonly Task[] {
  const { screening } = application
  if (screening === null || application.return_point === "AFTER_ALL_AGREEMENTS") return []
  const isOpen = application.return_point === "UNDER_SCREENING"
  const isDeclined = !isOpen && screening.decision === "DECLINED"
  return [
    ...(screening.nisaStatus === "WAITING_NOTICE" && !isDeclined
      ? [{ taskType: "NISA_ABOLITION_NOTICE" as const, dueDate: screening.noticeDueDate ?? null }]
      : []),
    ...(isOpen && isWaitingForConsent(application)
      ? [{ taskType: "PARENT_CONSENT" as const, dueDate: dueOf(application) }]
      : []),
    ...(isOpen && screening.isPhoneAsked === true ? [{ taskType: "PHONE_CONTACT" as const, dueDate: null }] : []),
  ]
}

/** A parent has thirty days. */
function dueOf({ submitted_at }: Application): string | null {
  return submitted_at === null ? null : datetime(later(submitted_at, days(30))).slice(0, 10)
}

export const showApplication: AcoHandler = async (_input, { now }, { application }) => {
  if (application?.screening == null || application.submitted_at === null || application.email === null)
    return refused("application_not_found")
  const { id, receipt_number, submitted_at, email, screening, draft, return_point } = application
  const tasks = tasksOf(application)
  const isDecided = return_point === "SCREENING_COMPLETED"
  const { parentalConsentStatus, taxAccountChoice } = draft
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
}

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
}): string {
  if (isDecided) return "DECIDED"
  if (tasks.length > 0 || return_point !== "UNDER_SCREENING") return "ACTION_REQUIRED"
  return age < receptionTime ? "RECEIVED" : "IN_REVIEW"
}
