import { parseDatetime } from "../../../../domain/japanTime"
import type { CallContext } from "../../../engine/calls/context"
import { datetime } from "../../../engine/clock/moments"
import type { Screening } from "../tables"
import type { Application } from "../../../engine/database/tables"
import { saltedHash } from "../../../engine/secrets"
import { textOf } from "../draft/draftValues"
import { approvedMail, declinedMail, sendMail } from "../mail/mails"

type Context = Pick<CallContext, "work" | "space" | "now">

export const isWaitingForConsent = ({ draft }: Pick<Application, "draft">): boolean =>
  draft["parentalConsentStatus"] === "REQUESTED"

/** Decides what the clock has made due; nothing is decided while a parent has not answered. */
export async function decideDue(context: Context, application: Application): Promise<Application> {
  const { screening } = application
  if (application.return_point !== "UNDER_SCREENING" || screening === null) return application
  const due = parseDatetime(screening.decidesAt)
  if (due === undefined || due > context.now.getTime() || isWaitingForConsent(application)) return application
  return decide(context, application, screening.decision)
}

export async function decide(
  context: Context,
  application: Application,
  decision: Screening["decision"],
): Promise<Application> {
  const { screening, email } = application
  if (screening === null) return application
  const isApproved = decision === "APPROVED"
  const memberId = isApproved ? await openAccount(context, application) : undefined
  const decided: Screening = {
    ...screening,
    decision,
    decidedAt: datetime(context.now),
    ...(memberId === undefined ? {} : { memberId }),
    nisaStatus: isApproved ? (screening.nisaStatus === "REQUESTED" ? "PROVISIONAL" : screening.nisaStatus) : "NONE",
  }
  if (email !== null) await sendMail(context, isApproved ? approvedMail(email) : declinedMail(email))
  return keepScreening(context, { ...application, return_point: "SCREENING_COMPLETED" }, decided)
}

export async function keepScreening(
  { work }: Pick<Context, "work">,
  { id, return_point, draft }: Application,
  screening: Screening,
): Promise<Application> {
  return work
    .updateTable("application")
    .set({ return_point, screening: JSON.stringify(screening), draft: JSON.stringify(draft) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An approved applicant is a customer from now on. Gives the member's id. */
async function openAccount(
  { work, space }: Context,
  { id, draft, email, receipt_number }: Application,
): Promise<string> {
  const memberId = `ab${(receipt_number ?? id).slice(-8).padStart(8, "0")}`
  await work
    .insertInto("customer")
    .values({
      space: space.name,
      name: `${textOf(draft, "lastName")} ${textOf(draft, "firstName")}`,
      name_kana: `${textOf(draft, "lastNameKana")}　${textOf(draft, "firstNameKana")}`,
      phone: textOf(draft, "mobilePhone") || textOf(draft, "landlinePhone"),
      mail: email ?? "",
      password_hash: saltedHash(id),
      password_failures: 0,
      password_required: false,
      bank: null,
      member_id: memberId,
      birth_date: textOf(draft, "birthDate"),
      postal_code: textOf(draft, "postalCode"),
    })
    .execute()
  return memberId
}
