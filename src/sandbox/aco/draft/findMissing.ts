import type { Application } from "../../database/tables"
import type { AcoContext } from "../handler"
import type { ReturnPoint } from "../returnPoints"
import { situationFrom } from "./saveSection"
import { ageOf } from "./shownDraft"

export interface Missing {
  readonly screen: string
  readonly point: ReturnPoint
}

/** The first screen of these return points whose answers are not there or no longer right. */
export function findMissing(
  context: AcoContext,
  application: Application,
  points: readonly ReturnPoint[],
): Missing | undefined {
  const { draft } = application
  const situation = situationFrom(context, application)(draft)
  const isMinor = (ageOf(draft, context.now) ?? 0) < 18
  if (points.includes("AFTER_LIQUID_2") && isMinor && draft["parentalConsentStatus"] === undefined)
    return { screen: "parentalid_check", point: "AFTER_LIQUID_2" }
  return context.forms.saved
    .filter(({ point, screen }) => points.includes(point) && context.forms.isOnPath(screen, situation))
    .find(({ screen, fields }) => {
      const problems = context.forms.judge(screen, draft, situation)?.problems ?? []
      return problems.some(({ field }) => fields.includes(field.split(".")[0] ?? ""))
    })
}
