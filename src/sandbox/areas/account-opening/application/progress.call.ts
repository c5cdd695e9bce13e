import { datetime, later, ok } from "../../../engine"
import { handleApplicant } from "../handleApplicant"
import { askedAgain, missingOf } from "../draft/followRelease"
import { isUnderMaintenance } from "./maintenance"
import { latestCode, maskedEmail, resendWait } from "../mail/mailCodes"
import { tasksOf } from "../screening/tasks"

export const handle = handleApplicant("aco/progress", async (_input, context) => {
  const { trx, now, tenant, application } = context
  // Computed, never stored: the application stands where it stood before the window.
  if (isUnderMaintenance(tenant.settings.maintenance, now)) return ok({ returnPoint: "MAINTENANCE" })
  if (application === undefined) return ok({ returnPoint: "EMAIL_INPUT" })
  const { return_point, email, expires_at, id } = application
  const tasks = tasksOf(application)
  const known = {
    ...(email === null ? {} : { maskedEmail: maskedEmail(email) }),
    ...(tasks.length === 0 ? {} : { tasks }),
    ...missingOf(askedAgain(context, application)),
  }
  if (expires_at !== null)
    return ok({ returnPoint: return_point, applicationId: id, expiresAt: datetime(expires_at), ...known })
  const code = return_point === "OTP_INPUT" ? await latestCode(trx, id) : undefined
  if (code === undefined) return ok({ returnPoint: return_point, ...known })
  const times = {
    codeExpiresAt: datetime(code.expires_at),
    resendAvailableAt: datetime(later(code.sent_at, resendWait)),
  }
  return ok({ returnPoint: return_point, ...known, ...times })
})
