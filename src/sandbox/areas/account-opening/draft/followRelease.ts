import type { Application } from "../tables"
import type { ApplicantContext } from "../handleApplicant"
import { isAtLeast, isOpen, type ReturnPoint } from "../application/returnPoints"
import { isSame } from "./draftValues"
import { findMissing, type Missing } from "./findMissing"
import { fieldsOf, settleDraft } from "./settleDraft"
import { situationFrom } from "./situationFrom"

/** What was answered and left behind before an application could stand at a point. */
const answeredPoints = ["AFTER_LIQUID_1", "AFTER_LIQUID_2", "STEP_2", "STEP_3"] as const
export const pointsBefore = (point: ReturnPoint): readonly ReturnPoint[] =>
  answeredPoints.filter((one) => !isAtLeast(one, point))

type Context = Pick<ApplicantContext, "forms" | "now" | "release">

/** An application as the forms of a release have it; the very one where they are those by which it stands. */
export function settleApplication(context: Context, application: Application): Application {
  const { forms, release } = context
  const { asked_by, set_aside, return_point, draft_version } = application
  if (release === undefined || asked_by?.release === release || !isOpen(return_point)) return application
  const fields = fieldsOf(forms)
  // What was begun before anybody wrote down by which forms stands by these.
  if (asked_by === null) return { ...application, asked_by: { release, fields } }
  const situationOf = situationFrom(context, application)
  const settled = settleDraft({
    draft: application.draft,
    setAside: set_aside,
    asked: asked_by.fields,
    forms,
    situationOf,
  })
  const isChanged = !isSame(settled.draft, application.draft)
  return withReturnPoint(context, {
    ...application,
    draft: { ...settled.draft },
    draft_version: isChanged ? draft_version + 1 : draft_version,
    asked_by: { release, fields },
    set_aside: settled.setAside,
  })
}

/** The application with the return point that follows from its answers: set back to the first question without one, or where it stood. */
function withReturnPoint(context: Context, application: Application): Application {
  const { return_point, resume_point } = application
  // Agreements come first, and then it is looked at again.
  if (return_point === "AGREEMENT_CONFIRM") return application
  const stood = resume_point ?? return_point
  const missing = findMissing(context, application, pointsBefore(stood))
  return missing === undefined
    ? { ...application, return_point: stood, resume_point: null }
    : { ...application, return_point: missing.point, resume_point: stood }
}

/** Takes an application over to the release of the page that asks. */
export async function followRelease(context: ApplicantContext): Promise<ApplicantContext> {
  const { application } = context
  if (application === undefined) return context
  const settled = settleApplication(context, application)
  if (settled !== application) await write(context, settled)
  return { ...context, application: settled }
}

/** Where an application goes on that was set back: where it stood, as soon as nothing is missing any more. */
export async function goOn(context: ApplicantContext, application: Application): Promise<Application> {
  if (application.resume_point === null) return application
  const moved = withReturnPoint(context, application)
  if (moved.return_point !== application.return_point || moved.resume_point !== application.resume_point)
    await write(context, moved)
  return moved
}

/** What is asked again of an application that was set back. */
export function askedAgain(context: ApplicantContext, application: Application): Missing | undefined {
  const { resume_point, return_point } = application
  if (resume_point === null || return_point === "AGREEMENT_CONFIRM") return undefined
  return findMissing(context, application, pointsBefore(resume_point))
}

/** As calls say it. */
export const missingOf = (missing: Missing | undefined) =>
  missing === undefined ? {} : { missingScreen: missing.screen }

async function write({ trx }: ApplicantContext, application: Application): Promise<void> {
  const { id, draft, draft_version, return_point, resume_point, asked_by, set_aside } = application
  await trx
    .updateTable("application")
    .set({
      draft: JSON.stringify(draft),
      draft_version,
      return_point,
      resume_point,
      asked_by: JSON.stringify(asked_by),
      set_aside: set_aside && JSON.stringify(set_aside),
    })
    .where("id", "=", id)
    .execute()
}
