import { type Answer, ok, refused } from "../../../engine/calls/answer"
import type { Input } from "../../../engine/calls/context"
import type { Application } from "../../../engine/database/tables"
import { without } from "../draft/draftValues"
import { refuseIncomplete } from "../draft/findMissing"
import { nisaPlan } from "../draft/nisaPlan"
import { keepDraft } from "../draft/saveSection"
import { parentalFields } from "../draft/sections"
import { ageOf } from "../draft/shownDraft"
import { isKnownPerson } from "../application/duplicates"
import type { AcoContext, AcoHandler } from "../handler"
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
export const confirmStep: AcoHandler = async (input, context, { application }) => {
  const { from, to, box, answered } = steps[input["step"] as keyof typeof steps]
  if (application === undefined || application.return_point !== from) return refused("wrong_step")
  if (input["version"] !== application.draft_version) return refused("draft_version_conflict")
  const refusal =
    (from === "AFTER_LIQUID_2" ? await refusePerson(context, application) : undefined) ??
    (await refuseIncomplete(context, application, answered)) ??
    refuseUnconfirmed(input, box)
  if (refusal !== undefined) return refusal
  const grown = await forgetParent(context, application)
  if (to === "STEP_3") await keepPlan(context, grown)
  return ok({ returnPoint: await moveForward(context.work, grown, to) })
}

/** What the customer saw and confirmed is what will be applied for. It is no answer, so the version of the draft stays. */
async function keepPlan({ work, now }: AcoContext, { id, draft }: Application): Promise<void> {
  const planned = JSON.stringify({ ...draft, ...nisaPlan(draft, now) })
  await work.updateTable("application").set({ draft: planned }).where("id", "=", id).execute()
}

const refuseUnconfirmed = (input: Input, box: string): Answer | undefined =>
  input[box] === true ? undefined : { kind: "invalid", fieldErrors: [{ field: box, message: "ご確認ください" }] }

/** Who is too young, whose parent said no, and who is a customer already. */
export async function refusePerson(context: AcoContext, { draft }: Application): Promise<Answer | undefined> {
  const age = ageOf(draft, context.now) ?? 0
  if (age < 15) return refused("ekyc_under_age")
  if (age < 18 && draft["parentalConsentStatus"] === "REFUSED") return refused("parental_consent_rejected")
  return (await isKnownPerson(context, draft)) ? refused("duplicate_customer") : undefined
}

/** Somebody who turned 18 meanwhile is an adult: nobody has to agree any more. */
export async function forgetParent(context: AcoContext, application: Application): Promise<Application> {
  const isAdult = (ageOf(application.draft, context.now) ?? 0) >= 18
  return isAdult ? keepDraft(context, application, without(application.draft, parentalFields)) : application
}
