import { parseDatetime } from "../../../../domain/japanTime"
import { type TenantContext, datetime, saltedHash } from "../../../engine"
import type { Screening } from "../tables"
import type { Application } from "../tables"
import { textOf } from "../draft/draftValues"
import { approvedMail, declinedMail, sendMail } from "../mail/mails"

export const isWaitingForConsent = ({ draft }: Pick<Application, "draft">): boolean =>
  draft["parentalConsentStatus"] === "REQUESTED"

/** Decides what the clock has made due; nothing is decided while a parent has not answered. */
export async function decideDue(context: TenantContext, application: Application): Promise<Application> {
  const { screening } = application
  if (application.return_point !== "UNDER_SCREENING" || screening === null) return application
  const due = parseDatetime(screening.decidesAt)
  if (due === undefined || due > context.now.getTime() || isWaitingForConsent(application)) return application
  return decide(context, application, screening.decision)
}

export async function decide(
  context: TenantContext,
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
  return saveScreening(context, { ...application, return_point: "SCREENING_COMPLETED" }, decided)
}

export async function saveScreening(
  { trx }: Pick<TenantContext, "trx">,
  { id, return_point, draft }: Application,
  screening: Screening,
): Promise<Application> {
  return trx
    .updateTable("application")
    .set({ return_point, screening: JSON.stringify(screening), draft: JSON.stringify(draft) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An approved applicant is a customer from now on. Gives the member's id. */
async function openAccount(
  { trx, tenant }: TenantContext,
  { id, draft, email, receipt_number }: Application,
): Promise<string> {
  const memberId = `ab${(receipt_number ?? id).slice(-8).padStart(8, "0")}`
  await trx
    .insertInto("customer")
    .values({
      tenant: tenant.name,
      name: `${textOf(draft, "lastName")} ${textOf(draft, "firstName")}`,
      name_kana: `${textOf(draft, "lastNameKana")}　${textOf(draft, "firstNameKana")}`,
      phone: textOf(draft, "mobilePhone") || textOf(draft, "landlinePhone"),
      mail: email ?? "",
      password_hash: saltedHash(id),
      bank: null,
      member_id: memberId,
      birth_date: textOf(draft, "birthDate"),
      postal_code: textOf(draft, "postalCode"),
    })
    .execute()
  return memberId
}
