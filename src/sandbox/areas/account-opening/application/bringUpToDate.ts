import { days, later } from "../../../engine/clock/moments"
import type { Applicant } from "./applicant"
import { finishReadings } from "../ekyc/finishReadings"
import type { AcoContext } from "../handler"
import { isSubmitted } from "./returnPoints"
import { decideDue } from "../screening/decide"

/** How long a draft that was never submitted is kept after its application ended. */
const keepTime = days(30)

/** Does what the clock has made due since the last call: results of readings, decisions, forgotten drafts. */
export async function bringUpToDate(context: AcoContext, applicant: Applicant): Promise<Applicant> {
  const { application, sessionId } = applicant
  if (application === undefined) return applicant
  const { id, expires_at, return_point } = application
  if (expires_at !== null && later(expires_at, keepTime) < context.now && !isSubmitted(return_point)) {
    await context.work.deleteFrom("application").where("id", "=", id).execute()
    return sessionId === undefined ? {} : { sessionId }
  }
  return { ...applicant, application: await decideDue(context, await finishReadings(context, application)) }
}
