import { type Refusal, later, minutes, ok, refused } from "../../../engine"
import type { Customer } from "../../customers"
import type { Application } from "../tables"
import { attemptsSince, countAttempt } from "../limits/attempts"
import { saveDraft } from "../draft/saveSection"
import { situationFrom } from "../draft/situationFrom"
import { ageOf } from "../draft/shownDraft"
import { textOf } from "../draft/draftValues"
import { type ApplicantContext, handleApplicant } from "../handleApplicant"
import { isMinorWhoMayApply } from "../submission/refusePerson"
import { consentMail, sendMail } from "../mail/mails"

const tries = 5
const waitAfterTries = minutes(30)

/** Looks for the account of a minor's parent and asks the parent for consent. */
export const handle = handleApplicant("aco/parental-check", async (input, context) => {
  const { application } = context
  if (application === undefined || application.return_point !== "AFTER_LIQUID_2") return refused("wrong_step")
  const age = ageOf(application.draft, context.now)
  if (age === undefined || !isMinorWhoMayApply(age, context)) return refused("wrong_step")
  const subject = `parent:${application.id}`
  const { count } = await attemptsSince(context, subject, later(context.now, -waitAfterTries))
  if (count >= tries) return refused("parental_attempt_limit")

  const validated = context.forms.validate(
    "parentalid_check",
    input,
    situationFrom(context, application)(application.draft),
  )
  const wrong = validated?.problems ?? []
  if (wrong.some(({ field }) => field === "parentalBirthDate")) return refused("parental_birth_date_invalid")
  if (wrong.length > 0) return { kind: "invalid", fieldErrors: wrong }

  const answers = validated?.sent ?? input
  const parent = await findParent(context, answers)
  if (parent === undefined) return countMiss(context, subject, count + 1)
  if (parent.is_restricted) return refused("parental_account_restricted")
  return saveParent(context, application, { parent, answers })
})

async function findParent(
  { trx, tenant }: ApplicantContext,
  answers: Readonly<Record<string, unknown>>,
): Promise<Customer | undefined> {
  return trx
    .selectFrom("customer")
    .selectAll()
    .where("tenant", "=", tenant.name)
    .where("member_id", "=", textOf(answers, "parentalAccountId"))
    .where("birth_date", "=", textOf(answers, "parentalBirthDate"))
    .executeTakeFirst()
}

async function countMiss(context: ApplicantContext, subject: string, count: number): Promise<Refusal> {
  await countAttempt(context, subject, count)
  const remainingAttempts = tries - count
  if (remainingAttempts <= 0) return refused("parental_attempt_limit")
  const message = `会員IDまたは生年月日が一致しません（あと${remainingAttempts}回）`
  return {
    kind: "refused",
    code: "parental_account_not_found",
    detail: { remainingAttempts },
    fieldErrors: [{ field: "parentalAccountId", message }],
  }
}

interface Found {
  readonly parent: Customer
  readonly answers: Readonly<Record<string, unknown>>
}

async function saveParent(context: ApplicantContext, application: Application, { parent, answers }: Found) {
  const { parentalBirthDate: _forgotten, ...kept } = answers
  const parentalMaskedName = maskedName(parent.name)
  const parentalConsentStatus = hasAgreed(application, answers) ? ("GRANTED" as const) : ("REQUESTED" as const)
  const draft = { ...application.draft, ...kept, parentalMaskedName, parentalConsentStatus }
  const saved = await saveDraft(context, application, draft)
  if (parentalConsentStatus === "REQUESTED") {
    await sendMail(context, consentMail(parent.mail))
    await countAttempt(context, `consent:${application.id}`, 1)
  }
  return ok({ parentalMaskedName, parentalConsentStatus, version: saved.draft_version })
}

/** Who agreed once need not do so again, when the identification is repeated. */
const hasAgreed = ({ draft }: Application, answers: Found["answers"]): boolean =>
  draft["parentalConsentStatus"] === "GRANTED" && draft["parentalAccountId"] === answers["parentalAccountId"]

/** `山田 恵*` */
function maskedName(name: string): string {
  const [family = "", given = ""] = name.split(/\s+/u)
  const [first = "", ...rest] = given
  return `${family} ${first}${rest.map(() => "*").join("")}`
}
