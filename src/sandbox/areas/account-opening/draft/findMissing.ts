import { type Refusal, refused } from "../../../engine"
import type { Application } from "../tables"
import type { ApplicantContext } from "../handleApplicant"
import type { ReturnPoint } from "../application/returnPoints"
import { without } from "./draftValues"
import { isPlanUnchanged, planFields } from "./nisaPlan"
import { situationFrom } from "./saveSection"
import { ageOf } from "./shownDraft"

interface Missing {
  readonly screen: string
  readonly point: ReturnPoint
}

/** Says which screen of these return points has a gap; one of an earlier step sets the application back to that step. */
export async function refuseIncomplete(
  context: ApplicantContext,
  application: Application,
  points: readonly ReturnPoint[],
): Promise<Refusal | undefined> {
  const missing = findMissing(context, application, points)
  if (missing === undefined) return undefined
  const isBack = missing.point !== application.return_point
  const draft = isBack ? without(application.draft, planFields) : application.draft
  await context.trx
    .updateTable("application")
    .set({ return_point: missing.point, draft: JSON.stringify(draft) })
    .where("id", "=", application.id)
    .execute()
  return refused("draft_incomplete", { missing_screen: missing.screen })
}

/** The first screen whose answers are not there or no longer right. */
function findMissing(
  context: ApplicantContext,
  application: Application,
  points: readonly ReturnPoint[],
): Missing | undefined {
  const { draft } = application
  const situation = situationFrom(context, application)(draft)
  const isMinor = (ageOf(draft, context.now) ?? 0) < 18
  if (points.includes("AFTER_LIQUID_2") && isMinor && draft["parentalConsentStatus"] === undefined)
    return { screen: "parentalid_check", point: "AFTER_LIQUID_2" }
  const isOtherPlan = application.return_point === "STEP_3" && !isPlanUnchanged(draft, context.now)
  return context.forms.saved
    .filter(({ point, screen }) => points.includes(point) && context.forms.isOnPath(screen, situation))
    .find(({ screen, fields }) => {
      if (isOtherPlan && screen === "nisa_account_confirm") return true
      const problems = context.forms.validate(screen, draft, situation)?.problems ?? []
      return problems.some(({ field }) => fields.includes(field.split(".")[0] ?? ""))
    })
}
