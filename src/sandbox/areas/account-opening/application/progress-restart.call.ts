import { ok, refused } from "../../../engine"
import { handleApplicant } from "../handleApplicant"
import { isSubmitted } from "./returnPoints"

/** Starts from the beginning: the application and its draft are gone, limits on mails and locks stay. */
export const handle = handleApplicant("aco/progress-restart", async (_input, { trx, application }) => {
  if (application === undefined) return ok({ returnPoint: "EMAIL_INPUT" })
  if (isSubmitted(application.return_point)) return refused("already_submitted")
  await trx.updateTable("mail_code").set({ live: false }).where("application_id", "=", application.id).execute()
  await trx.deleteFrom("application").where("id", "=", application.id).execute()
  return ok({ returnPoint: "EMAIL_INPUT" })
})
