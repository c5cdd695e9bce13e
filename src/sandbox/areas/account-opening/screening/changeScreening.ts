import { type TenantContext, datetime, days, later } from "../../../engine"
import type { Screening } from "../tables"
import type { Application } from "../tables"
import { without } from "../draft/draftValues"
import { planFields } from "../draft/nisaPlan"
import { readFields } from "../draft/sections"
import { repeatMail, sendMail } from "../mail/mails"
import { decide, saveScreening } from "./decide"
import { decisionTime } from "./newScreening"

/** What the back office, a parent or the tax office can do, with a line for people who choose. */
export const screeningEvents = [
  { event: "APPROVED", label: "口座開設を承認する" },
  { event: "DECLINED", label: "口座開設を見送る" },
  { event: "REPEAT_IDENTIFICATION", label: "本人確認のやり直しを依頼する" },
  { event: "PHONE_CONTACT", label: "お電話での確認を予定する" },
  { event: "CONSENT_GRANTED", label: "親権者さまが同意する" },
  { event: "CONSENT_REFUSED", label: "親権者さまが同意しない" },
  { event: "NISA_OPENED", label: "税務署がNISA口座を認める" },
  { event: "NISA_FAILED", label: "税務署がNISA口座を認めない" },
] as const

/** Does one of them to the newest application of the tenant; says what is wrong, if anything is. */
export async function changeScreening(context: TenantContext, event: unknown): Promise<string | undefined> {
  const application = await context.trx
    .selectFrom("application")
    .selectAll()
    .where("tenant", "=", context.tenant.name)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .forUpdate()
    .executeTakeFirst()
  if (application === undefined) return "there is no application"
  const change = changes[event as keyof typeof changes] as Change | undefined
  if (typeof event !== "string" || !Object.hasOwn(changes, event) || change === undefined)
    return `event must be one of ${Object.keys(changes).join(", ")}`
  return change(context, application)
}

type Change = (context: TenantContext, application: Application) => Promise<string | undefined>

const whileScreening =
  (run: (context: TenantContext, application: Application, screening: Screening) => Promise<unknown>): Change =>
  async (context, application) => {
    if (application.return_point !== "UNDER_SCREENING" || application.screening === null)
      return "the application is not under screening"
    await run(context, application, application.screening)
    return undefined
  }

const changeNisa =
  (nisaStatus: "OPENED" | "FAILED"): Change =>
  async (context, application) => {
    const { screening } = application
    if (screening === null || screening.nisaApplicationType === "NONE") return "there is no NISA application"
    await saveScreening(context, application, { ...screening, nisaStatus })
    return undefined
  }

const changes: Readonly<Record<(typeof screeningEvents)[number]["event"], Change>> = {
  APPROVED: whileScreening((context, application) => decide(context, application, "APPROVED")),
  DECLINED: whileScreening((context, application) => decide(context, application, "DECLINED")),
  REPEAT_IDENTIFICATION: whileScreening(repeatIdentification),
  PHONE_CONTACT: whileScreening((context, application, screening) =>
    saveScreening(context, application, { ...screening, isPhoneAsked: true }),
  ),
  CONSENT_GRANTED: (context, application) => answerConsent(context, application, "GRANTED"),
  CONSENT_REFUSED: (context, application) => answerConsent(context, application, "REFUSED"),
  NISA_OPENED: changeNisa("OPENED"),
  NISA_FAILED: changeNisa("FAILED"),
}

/** The one way back for a submitted application: what was read from cards is forgotten, what was typed is kept. */
async function repeatIdentification(
  context: TenantContext,
  application: Application,
  screening: Screening,
): Promise<void> {
  const { draft, email } = application
  const reopened = {
    ...application,
    return_point: "AFTER_ALL_AGREEMENTS" as const,
    draft: without(draft, [...readFields, ...planFields, "finalDeclarationAccepted"]),
  }
  await saveScreening(context, reopened, screening)
  await context.trx
    .updateTable("application")
    .set({ expires_at: later(context.now, days(30)), draft_version: application.draft_version + 1 })
    .where("id", "=", application.id)
    .execute()
  if (email !== null) await sendMail(context, repeatMail(email))
}

/** The screening of a minor begins with the consent; a refusal ends it. */
async function answerConsent(
  context: TenantContext,
  application: Application,
  parentalConsentStatus: "GRANTED" | "REFUSED",
): Promise<string | undefined> {
  if (application.draft["parentalConsentStatus"] !== "REQUESTED") return "no consent is waited for"
  const answered = { ...application, draft: { ...application.draft, parentalConsentStatus } }
  const { screening } = application
  await context.trx
    .updateTable("application")
    .set({ draft: JSON.stringify(answered.draft) })
    .where("id", "=", application.id)
    .execute()
  if (screening === null || application.return_point !== "UNDER_SCREENING") return undefined
  if (parentalConsentStatus === "REFUSED") await decide(context, answered, "DECLINED")
  else await saveScreening(context, answered, { ...screening, decidesAt: datetime(decisionTime(context.now)) })
  return undefined
}
