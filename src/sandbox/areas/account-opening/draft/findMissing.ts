import { type Refusal, refused } from "../../../engine"
import type { Application } from "../tables"
import type { ApplicantContext } from "../handleApplicant"
import type { ReturnPoint } from "../application/returnPoints"
import { without } from "./draftValues"
import { isPlanUnchanged, planFields } from "./nisaPlan"
import { ageOf } from "./shownDraft"
import { situationFrom } from "./situationFrom"

/** A screen whose answers are not there or no longer right, and where an application stands for it. */
export interface Missing {
  readonly screen: string
  readonly point: ReturnPoint
}

/** Says which screen of these return points has a gap; one of an earlier step sets the application back to that step. */
export async function refuseIncomplete(
  context: ApplicantContext,
  application: Application,
  points: readonly ReturnPoint[],
): Promise<Refusal | undefined> {
  const missing = findMissing(context, application, points, application.return_point === "STEP_3")
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

/** The first screen with a gap. `isPlanned`: what was confirmed of the NISA application has to be what would be applied for. */
export const findMissing = (...asked: Parameters<typeof screensWithGaps>): Missing | undefined =>
  screensWithGaps(...asked).next().value

/** Every screen of these return points whose answers are not there or no longer right, in the order of the flow. */
export function* screensWithGaps(
  context: Pick<ApplicantContext, "forms" | "now">,
  application: Pick<Application, "draft" | "email">,
  points: readonly ReturnPoint[],
  isPlanned = false,
): Generator<Missing, undefined> {
  const { forms, now } = context
  const { draft } = application
  const situation = situationFrom(context, application)(draft)
  const isMinor = (ageOf(draft, now) ?? 0) < 18
  if (points.includes("AFTER_LIQUID_2") && isMinor && draft["parentalConsentStatus"] === undefined)
    yield { screen: "parentalid_check", point: "AFTER_LIQUID_2" }
  const isOtherPlan = isPlanned && !isPlanUnchanged(draft, now)
  for (const { screen, point, fields } of forms.saved) {
    if (!points.includes(point) || !forms.isOnPath(screen, situation)) continue
    const problems = forms.validate(screen, draft, situation)?.problems ?? []
    const hasGap = problems.some(({ field }) => fields.includes(field.split(".")[0] ?? ""))
    if (hasGap || (isOtherPlan && screen === "nisa_account_confirm")) yield { screen, point }
  }
}
