import { type Answer, ok, refused } from "../../../engine/calls/answer"
import { hours, later, minutes } from "../../../engine/clock/moments"
import type { Application, Customer } from "../../../engine/database/tables"
import { attemptsSince, countAttempt } from "../limits/attempts"
import { keepDraft, situationFrom } from "../draft/saveSection"
import { ageOf } from "../draft/shownDraft"
import { textOf } from "../draft/draftValues"
import type { AcoContext, AcoHandler } from "../handler"
import { consentMail, sendMail } from "../mail/mails"

const tries = 5
const waitAfterTries = minutes(30)
const resendWait = minutes(10)
const resendsPerDay = 5

/** Looks for the account of a minor's parent and asks the parent for consent. */
export const checkParent: AcoHandler = async (input, context, { application }) => {
  if (application === undefined || application.return_point !== "AFTER_LIQUID_2") return refused("wrong_step")
  const age = ageOf(application.draft, context.now)
  if (age === undefined || age >= 18) return refused("wrong_step")
  const subject = `parent:${application.id}`
  const { count } = await attemptsSince(context, subject, later(context.now, -waitAfterTries))
  if (count >= tries) return refused("parental_attempt_limit")

  const judged = context.forms.judge("parentalid_check", input, situationFrom(context, application)(application.draft))
  const wrong = judged?.problems ?? []
  if (wrong.some(({ field }) => field === "parentalBirthDate")) return refused("parental_birth_date_invalid")
  if (wrong.length > 0) return { kind: "invalid", fieldErrors: wrong }

  const answers = judged?.sent ?? input
  const parent = await findParent(context, answers)
  if (parent === undefined) return countMiss(context, subject, count + 1)
  if (parent.is_restricted) return refused("parental_account_restricted")
  return keepParent(context, application, { parent, answers })
}

async function findParent(
  { work, space }: AcoContext,
  answers: Readonly<Record<string, unknown>>,
): Promise<Customer | undefined> {
  return work
    .selectFrom("customer")
    .selectAll()
    .where("space", "=", space.name)
    .where("member_id", "=", textOf(answers, "parentalAccountId"))
    .where("birth_date", "=", textOf(answers, "parentalBirthDate"))
    .executeTakeFirst()
}

async function countMiss(context: AcoContext, subject: string, count: number): Promise<Answer> {
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

async function keepParent(context: AcoContext, application: Application, { parent, answers }: Found): Promise<Answer> {
  const { parentalBirthDate: _forgotten, ...kept } = answers
  const parentalMaskedName = maskedName(parent.name)
  const parentalConsentStatus = hasAgreed(application, answers) ? "GRANTED" : "REQUESTED"
  const draft = { ...application.draft, ...kept, parentalMaskedName, parentalConsentStatus }
  const saved = await keepDraft(context, application, draft)
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

/** Once more to the parent who has not answered yet. */
export const remindParent: AcoHandler = async (_input, context, { application }) => {
  if (application === undefined || application.draft["parentalConsentStatus"] !== "REQUESTED")
    return refused("wrong_step")
  const subject = `consent:${application.id}`
  const { count, lastAt } = await attemptsSince(context, subject, later(context.now, -hours(24)))
  if (lastAt !== undefined && later(lastAt, resendWait) > context.now) return refused("resend_too_early")
  if (count > resendsPerDay) return refused("resend_limit")
  await countAttempt(context, subject, count + 1)
  const parent = await context.work
    .selectFrom("customer")
    .select("mail")
    .where("space", "=", context.space.name)
    .where("member_id", "=", textOf(application.draft, "parentalAccountId"))
    .executeTakeFirst()
  if (parent !== undefined) await sendMail(context, consentMail(parent.mail))
  return ok({ parentalConsentStatus: "REQUESTED" })
}
