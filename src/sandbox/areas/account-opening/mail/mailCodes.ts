import { sql } from "kysely"
import {
  type CallContext,
  datetime,
  days,
  hours,
  later,
  minutes,
  newMailCode,
  saltedHash,
  seconds,
  type TenantContext,
  type Transaction,
} from "../../../engine"
import { codeMail, sendMail } from "./mails"

const codeLife = minutes(10)
export const resendWait = seconds(60)
export const sendsPerHour = 5
const sendsPerDay = 10
export const tries = 5
const lockTime = minutes(30)

/** `ha***@example.jp` */
export function maskedEmail(email: string): string {
  const [local = "", domain = ""] = email.split("@")
  return `${local.slice(0, 2)}***@${domain}`
}

export const latestCode = (trx: Transaction, applicationId: string) =>
  trx
    .selectFrom("mail_code")
    .selectAll()
    .where("application_id", "=", applicationId)
    .orderBy("id", "desc")
    .executeTakeFirst()

export async function sendsSince({ trx, tenant, caller }: CallContext, email: string, since: Date): Promise<number> {
  const { sends } = await trx
    .selectFrom("mail_code")
    .select(sql<number>`count(*)::int`.as("sends"))
    .where("tenant", "=", tenant.name)
    .where("sent_at", ">", since)
    .where(({ eb, or }) => or([eb("email", "=", email), eb("source", "=", caller.source)]))
    .executeTakeFirstOrThrow()
  return sends
}

/** One asks after the other, so that those who come at once do not all count the same mails. */
export async function isOverSendLimit(context: CallContext, email: string): Promise<boolean> {
  for (const subject of subjectsOf(email, context.caller.source)) {
    const name = `${context.tenant.name} ${subject}`
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(context.trx)
  }
  const inHour = await sendsSince(context, email, later(context.now, -hours(1)))
  const inDay = await sendsSince(context, email, later(context.now, -days(1)))
  return inHour >= sendsPerHour || inDay >= sendsPerDay
}

/** Sends a new code; the one before stops being valid. Only a hash of it is kept. */
export async function sendCode(
  context: TenantContext,
  { id, email, source }: { readonly id: string; readonly email: string; readonly source: string },
) {
  const { trx, tenant, now } = context
  const code = newMailCode()
  const expiresAt = later(now, codeLife)
  await trx
    .updateTable("mail_code")
    .set({ live: false })
    .where("tenant", "=", tenant.name)
    .where("email", "=", email)
    .execute()
  await trx.updateTable("mail_code").set({ live: false }).where("application_id", "=", id).execute()
  const row = { tenant: tenant.name, application_id: id, email, source, sent_at: now }
  await trx
    .insertInto("mail_code")
    .values({ ...row, code_hash: saltedHash(code), expires_at: expiresAt })
    .execute()
  await sendMail(context, codeMail(email, code))
  return { codeExpiresAt: datetime(expiresAt), resendAvailableAt: datetime(later(now, resendWait)) }
}

/** Wrong codes lock the address and where they come from. */
const subjectsOf = (email: string, source: string) => [`mail:${email}`, `source:${source}`]

export async function lock({ trx, tenant, now, caller }: CallContext, email: string): Promise<void> {
  const locked_until = later(now, lockTime)
  for (const subject of subjectsOf(email, caller.source))
    await trx
      .insertInto("mail_lock")
      .values({ tenant: tenant.name, subject, locked_until })
      .onConflict((conflict) => conflict.columns(["tenant", "subject"]).doUpdateSet({ locked_until }))
      .execute()
}

export async function isLocked({ trx, tenant, now, caller }: CallContext, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom("mail_lock")
    .select("subject")
    .where("tenant", "=", tenant.name)
    .where("subject", "in", subjectsOf(email, caller.source))
    .where("locked_until", ">", now)
    .executeTakeFirst()
  return row !== undefined
}
