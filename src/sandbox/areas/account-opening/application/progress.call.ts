import { ok, refused } from "../../../engine/calls/answer"
import { datetime, later } from "../../../engine/clock/moments"
import type { AcoHandler } from "../handler"
import { isUnderMaintenance } from "./maintenance"
import { latestCode, maskedEmail, resendWait } from "../mail/mailCodes"
import { isSubmitted } from "./returnPoints"
import { tasksOf } from "../screening/applications-current.call"

export const showProgress: AcoHandler = async (_input, { work, now, space }, { application }) => {
  // Computed, never stored: the application stands where it stood before the window.
  if (isUnderMaintenance(space.settings.maintenance, now)) return ok({ returnPoint: "MAINTENANCE" })
  if (application === undefined) return ok({ returnPoint: "EMAIL_INPUT" })
  const { return_point, email, expires_at, id } = application
  const tasks = tasksOf(application).map(({ taskType }) => taskType)
  const known = {
    ...(email === null ? {} : { maskedEmail: maskedEmail(email) }),
    ...(tasks.length === 0 ? {} : { tasks }),
  }
  if (expires_at !== null)
    return ok({ returnPoint: return_point, applicationId: id, expiresAt: datetime(expires_at), ...known })
  const code = return_point === "OTP_INPUT" ? await latestCode(work, id) : undefined
  if (code === undefined) return ok({ returnPoint: return_point, ...known })
  const times = {
    codeExpiresAt: datetime(code.expires_at),
    resendAvailableAt: datetime(later(code.sent_at, resendWait)),
  }
  return ok({ returnPoint: return_point, ...known, ...times })
}

/** Starts from the beginning: the application and its draft are gone, limits on mails and locks stay. */
export const restart: AcoHandler = async (_input, { work }, { application }) => {
  if (application === undefined) return ok({ returnPoint: "EMAIL_INPUT" })
  if (isSubmitted(application.return_point)) return refused("already_submitted")
  await work.updateTable("mail_code").set({ live: false }).where("application_id", "=", application.id).execute()
  await work.deleteFrom("application").where("id", "=", application.id).execute()
  return ok({ returnPoint: "EMAIL_INPUT" })
}
