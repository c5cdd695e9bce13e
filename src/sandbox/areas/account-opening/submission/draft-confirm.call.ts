import { invalid, ok, refused } from "../../../engine"
import type { Application } from "../tables"
import { refuseIncomplete } from "../draft/findMissing"
import { askedAgain, goOn } from "../draft/followRelease"
import { nisaPlan } from "../draft/nisaPlan"
import { type ApplicantContext, handleApplicant } from "../handleApplicant"
import { forgetParent, refusePerson } from "./refusePerson"
import { moveForward } from "../application/returnPoints"

const steps = {
  STEP_1: {
    from: "AFTER_LIQUID_2",
    to: "STEP_2",
    box: "confirmedStep1",
    answered: ["AFTER_LIQUID_1", "AFTER_LIQUID_2"],
  },
  STEP_2: { from: "STEP_2", to: "STEP_3", box: "confirmedStep2", answered: ["STEP_2"] },
} as const

/** Fixes a step: everything of it is there and right, and the customer says so. */
export const handle = handleApplicant("aco/draft-confirm", async (input, context) => {
  const { application } = context
  const { from, to, box, answered } = steps[input.step]
  const asked = application && askedAgain(context, application)
  if (asked !== undefined && asked.point !== from) return refused("draft_incomplete", { missing_screen: asked.screen })
  if (application === undefined || application.return_point !== from) return refused("wrong_step")
  if (input.version !== application.draft_version) return refused("draft_version_conflict")
  const refusal =
    (from === "AFTER_LIQUID_2" ? await refusePerson(context, application) : undefined) ??
    (await refuseIncomplete(context, application, answered)) ??
    (input[box] === true ? undefined : invalid(box, "ご確認ください"))
  if (refusal !== undefined) return refusal
  const grown = await forgetParent(context, application)
  if (to === "STEP_3") await savePlan(context, grown)
  const return_point = await moveForward(context.trx, grown, to)
  return ok({ returnPoint: (await goOn(context, { ...grown, return_point })).return_point })
})

/** What the customer saw and confirmed is what will be applied for. It is no answer, so the version of the draft stays. */
async function savePlan({ trx, now }: ApplicantContext, { id, draft }: Application): Promise<void> {
  const planned = JSON.stringify({ ...draft, ...nisaPlan(draft, now) })
  await trx.updateTable("application").set({ draft: planned }).where("id", "=", id).execute()
}
