import { datetime, days, later } from "../../../engine"
import type { Application } from "../tables"
import { isWaitingForConsent } from "./decide"

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
