import { type Handler, ok, refused } from "../../../engine"
import type { Application } from "../tables"
import type { CheckedAnswers } from "../../../../../renderer/compiler"
import type { Draft } from "../forms/formRules"
import type { SavedScreen } from "../forms/savedScreens"
import { type ApplicantContext, handleApplicant } from "../handleApplicant"
import { moveForward } from "../application/returnPoints"
import { isSame, without } from "./draftValues"
import { askedAgain, goOn, missingOf } from "./followRelease"
import { refuseAnswers } from "./refuseAnswers"
import type { SectionName } from "./sections"
import { withNisaOfVisitor } from "./nisaOfVisitor"
import { normaliseDraft } from "./normaliseDraft"
import { draftAnswer } from "./shownDraft"
import { situationFrom } from "./situationFrom"

/**
 * Saves what a screen of this section asked. Fields of the screen that are not sent count as emptied. Can be written only
 * where the screen stands; values that are already there do not raise the version.
 */
export const saveSection = (section: SectionName): Handler =>
  handleApplicant(`aco/draft-${section}`, async (input, context) => {
    const { application } = context
    const { version, ...answers } = input
    const ours = context.forms.saved.filter((saved) => saved.section === section)
    const screens = ours.filter(({ fields }) => fields.some((field) => field in answers))
    // Nothing sent is nothing to judge, but it has to be the time for this section all the same.
    const isHere = ({ point }: SavedScreen) => point === application?.return_point
    if (application === undefined || !(screens.length > 0 ? screens.every(isHere) : ours.some(isHere)))
      return refused("wrong_step")
    if (version !== application.draft_version) return refused("draft_version_conflict")

    const validated = validateAnswers(answers, screens, { context, application })
    if (validated === "not-applicable") return refused("field_not_applicable")
    const refusal = await refuseAnswers(section, validated.answers, { context, application, draft: validated.draft })
    if (refusal.answer !== undefined) return refusal.answer
    if (validated.problems.length > 0) return { kind: "invalid", fieldErrors: validated.problems }

    const answered = { ...validated.draft, ...refusal.derived }
    const draft = normaliseDraft(
      section === "nisa" ? await withNisaOfVisitor(context, application.draft, answered) : answered,
      { before: application.draft, forms: context.forms, situationOf: situationFrom(context, application) },
    )
    const saved = await saveDraft(context, application, draft)
    const moved = await goOn(context, await moveOn(context, section, saved))
    return ok({ ...draftAnswer(moved, context.now), ...missingOf(askedAgain(context, moved)) })
  })

interface Place {
  readonly context: ApplicantContext
  readonly application: Application
}

interface ValidatedAnswers {
  /** What was sent, as the forms convert it. */
  readonly answers: Draft
  readonly draft: Draft
  readonly problems: CheckedAnswers["problems"]
}

function validateAnswers(
  sent: Draft,
  screens: readonly SavedScreen[],
  { context, application }: Place,
): ValidatedAnswers | "not-applicable" {
  const { forms } = context
  const rest = without(
    application.draft,
    screens.flatMap(({ fields }) => fields),
  )
  const situation = situationFrom(context, application)({ ...rest, ...sent })
  const validations = screens.map((saved) => ({
    ...saved,
    validation: forms.validate(saved.screen, sent, situation),
    isOnPath: forms.isOnPath(saved.screen, situation),
  }))
  const isUnasked = validations.some(
    ({ isOnPath, fields, validation }) =>
      !isOnPath || fields.some((field) => field in sent && validation?.hidden.has(field) === true),
  )
  if (isUnasked) return "not-applicable"
  const answers = Object.assign({}, ...validations.map(({ fields, validation }) => converted(sent, fields, validation)))
  const problems = validations.flatMap(({ fields, validation }) =>
    (validation?.problems ?? []).filter(({ field }) => fields.includes(field.split(".")[0] ?? "")),
  )
  return { answers, draft: { ...rest, ...answers }, problems }
}

/** The form's own values where it has the field; what a form does not show is kept as it was sent. */
function converted(sent: Draft, fields: readonly string[], validation: CheckedAnswers | undefined): Draft {
  const values = fields.map((field): [string, unknown] => [
    field,
    validation?.known.has(field) === true ? validation.sent[field] : sent[field],
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** Gives the application as it stands afterwards. */
export async function saveDraft(
  { trx }: Pick<ApplicantContext, "trx">,
  application: Application,
  draft: Draft,
): Promise<Application> {
  if (isSame(draft, application.draft)) return application
  return trx
    .updateTable("application")
    .set({ draft: JSON.stringify(draft), draft_version: application.draft_version + 1 })
    .where("id", "=", application.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** With a Japanese nationality there is nothing more to read. */
async function moveOn(context: ApplicantContext, section: SectionName, application: Application): Promise<Application> {
  const isJapanese = ["JAPAN_ONLY", "MULTIPLE"].includes(String(application.draft["nationalityType"]))
  if (section !== "nationality" || !isJapanese) return application
  return { ...application, return_point: await moveForward(context.trx, application, "AFTER_LIQUID_2") }
}
