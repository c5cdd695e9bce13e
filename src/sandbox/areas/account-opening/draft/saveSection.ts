import { toJapanDate } from "../../../../domain/japanTime"
import { ok, refused } from "../../../engine/calls/answer"
import type { Application } from "../../../engine/database/tables"
import type { Draft, Judgement, Situation } from "../forms/formRules"
import type { SavedScreen } from "../forms/savedScreens"
import type { AcoContext, AcoHandler } from "../handler"
import { moveForward } from "../application/returnPoints"
import { draftAnswer } from "./draft.call"
import { isSame, without } from "./draftValues"
import { refuseAnswers } from "./refuseAnswers"
import type { SectionName } from "./sections"
import { settleDraft } from "./settleDraft"
import { shownDraft } from "./shownDraft"

/**
 * Saves what a screen of this section asked. Fields of the screen that are not sent count as emptied. Can be written only
 * where the screen stands; values that are already there do not raise the version.
 */
export const saveSection =
  (section: SectionName): AcoHandler =>
  async (input, context, { application }) => {
    const { version, ...answers } = input
    const ours = context.forms.saved.filter((saved) => saved.section === section)
    const screens = ours.filter(({ fields }) => fields.some((field) => field in answers))
    // Nothing sent is nothing to judge, but it has to be the time for this section all the same.
    const isHere = ({ point }: SavedScreen) => point === application?.return_point
    if (application === undefined || !(screens.length > 0 ? screens.every(isHere) : ours.some(isHere)))
      return refused("wrong_step")
    if (version !== application.draft_version) return refused("draft_version_conflict")

    const judged = judgeAnswers(answers, screens, { context, application })
    if (judged === "not-applicable") return refused("field_not_applicable")
    const refusal = await refuseAnswers(section, judged.answers, { context, application, draft: judged.draft })
    if (refusal.answer !== undefined) return refusal.answer
    if (judged.problems.length > 0) return { kind: "invalid", fieldErrors: judged.problems }

    const draft = settleDraft(
      { ...judged.draft, ...refusal.derived },
      { before: application.draft, forms: context.forms, situationOf: situationFrom(context, application) },
    )
    const saved = await keepDraft(context, application, draft)
    return ok(draftAnswer(await moveOn(context, section, saved), context.now))
  }

/** A draft that is being looked at, with what the clock adds to it. */
export const situationFrom =
  ({ now }: Pick<AcoContext, "now">, { email }: Pick<Application, "email">) =>
  (draft: Draft): Situation => ({
    draft: shownDraft({ email, draft }, now),
    today: toJapanDate(now.getTime()),
  })

interface Place {
  readonly context: AcoContext
  readonly application: Application
}

interface Judged {
  /** What was sent, as the forms convert it. */
  readonly answers: Draft
  readonly draft: Draft
  readonly problems: Judgement["problems"]
}

function judgeAnswers(
  sent: Draft,
  screens: readonly SavedScreen[],
  { context, application }: Place,
): Judged | "not-applicable" {
  const { forms } = context
  const rest = without(
    application.draft,
    screens.flatMap(({ fields }) => fields),
  )
  const situation = situationFrom(context, application)({ ...rest, ...sent })
  const judgements = screens.map((saved) => ({
    ...saved,
    judgement: forms.judge(saved.screen, sent, situation),
    isOnPath: forms.isOnPath(saved.screen, situation),
  }))
  const isUnasked = judgements.some(
    ({ isOnPath, fields, judgement }) =>
      !isOnPath || fields.some((field) => field in sent && judgement?.hidden.has(field) === true),
  )
  if (isUnasked) return "not-applicable"
  const answers = Object.assign({}, ...judgements.map(({ fields, judgement }) => converted(sent, fields, judgement)))
  const problems = judgements.flatMap(({ fields, judgement }) =>
    (judgement?.problems ?? []).filter(({ field }) => fields.includes(field.split(".")[0] ?? "")),
  )
  return { answers, draft: { ...rest, ...answers }, problems }
}

/** The form's own values where it has the field; what a form does not show is kept as it was sent. */
function converted(sent: Draft, fields: readonly string[], judgement: Judgement | undefined): Draft {
  const values = fields.map((field): [string, unknown] => [
    field,
    judgement?.known.has(field) === true ? judgement.sent[field] : sent[field],
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** Gives the application as it stands afterwards. */
export async function keepDraft(
  { work }: Pick<AcoContext, "work">,
  application: Application,
  draft: Draft,
): Promise<Application> {
  if (isSame(draft, application.draft)) return application
  return work
    .updateTable("application")
    .set({ draft: JSON.stringify(draft), draft_version: application.draft_version + 1 })
    .where("id", "=", application.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** With a Japanese nationality there is nothing more to read. */
async function moveOn(context: AcoContext, section: SectionName, application: Application): Promise<Application> {
  const isJapanese = ["JAPAN_ONLY", "MULTIPLE"].includes(String(application.draft["nationalityType"]))
  if (section !== "nationality" || !isJapanese) return application
  return { ...application, return_point: await moveForward(context.work, application, "AFTER_LIQUID_2") }
}
