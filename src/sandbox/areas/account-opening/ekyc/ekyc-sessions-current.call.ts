import { ok } from "../../../engine"
import { handleApplicant } from "../handleApplicant"
import { endOpenSessions } from "./endOpenSessions"

/** Ends what runs or failed; a finished identification is not touched. */
export const handle = handleApplicant("aco/ekyc-sessions-current", async (_input, context) => {
  const { application } = context
  if (application !== undefined) await endOpenSessions(context, application.id)
  return ok({ returnPoint: application?.return_point ?? "EMAIL_INPUT" })
})
