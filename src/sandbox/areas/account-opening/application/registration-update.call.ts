import { ok, refused } from "../../../engine"
import { createApplication } from "./createApplication"
import { handleApplicant } from "../handleApplicant"
import { isSubmitted } from "./returnPoints"

/** From now on every opening leads to the old flow, also for somebody who had not begun here. */
export const handle = handleApplicant("aco/registration-update", async (_input, context) => {
  const { application } = context
  const returnPoint = "OLD_FLOW_FALLBACK"
  if (application === undefined) {
    const { id } = await createApplication(context, { returnPoint, email: null })
    return { kind: "ok", value: { returnPoint }, session: id }
  }
  if (isSubmitted(application.return_point)) return refused("already_submitted")
  await context.trx
    .updateTable("application")
    .set({ return_point: returnPoint })
    .where("id", "=", application.id)
    .execute()
  return ok({ returnPoint })
})
