import { days, later } from "../../../engine"
import { finishReadings } from "../ekyc/finishReadings"
import type { ApplicantContext } from "../handleApplicant"
import { decideDue } from "../screening/decide"
import { isSubmitted } from "./returnPoints"

/** How long a draft that was never submitted is stored after its application ended. */
const retention = days(30)

/** Does what the clock has made due since the last call: results of readings, decisions, forgotten drafts. */
export async function processDue(context: ApplicantContext): Promise<ApplicantContext> {
  const { application } = context
  if (application === undefined) return context
  const { id, expires_at, return_point } = application
  if (expires_at !== null && later(expires_at, retention) < context.now && !isSubmitted(return_point)) {
    await context.trx.deleteFrom("application").where("id", "=", id).execute()
    return { ...context, application: undefined }
  }
  return { ...context, application: await decideDue(context, await finishReadings(context, application)) }
}
