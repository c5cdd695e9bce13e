import { sql } from "kysely"
import type { CallContext } from "../../../engine/calls/context"
import { datetime, days, hours, later, minutes, seconds } from "../../../engine/clock/moments"
import type { Work } from "../../../engine/database/tables"
import { newMailCode, saltedHash } from "../../../engine/secrets"

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

export const latestCode = (work: Work, applicationId: string) =>
  work
    .selectFrom("mail_code")
    .selectAll()
    .where("application_id", "=", applicationId)
    .orderBy("id", "desc")
    .executeTakeFirst()

export async function sendsSince({ work, space, caller }: CallContext, email: string, since: Date): Promise<number> {
  const { sends } = await work
    .selectFrom("mail_code")
    .select(sql<number>`count(*)::int`.as("sends"))
    .where("space", "=", space.name)
    .where("sent_at", ">", since)
    .where(({ eb, or }) =>
      or(
        caller.device === null
          ? [eb("email", "=", email)]
          : [eb("email", "=", email), eb("device", "=", caller.device)],
      ),
    )
    .executeTakeFirstOrThrow()
  return sends
}

export async function isOverSendLimit(context: CallContext, email: string): Promise<boolean> {
  const inHour = await sendsSince(context, email, later(context.now, -hours(1)))
  const inDay = await sendsSince(context, email, later(context.now, -days(1)))
  return inHour >= sendsPerHour || inDay >= sendsPerDay
}

/** Sends a new code; the one before stops being valid. Only a hash of it is kept. */
export async function sendCode(context: CallContext, application: { id: string }, email: string) {
  const { work, space, now, caller } = context
  const code = newMailCode()
  const expiresAt = later(now, codeLife)
  await work
    .updateTable("mail_code")
    .set({ live: false })
    .where("space", "=", space.name)
    .where("email", "=", email)
    .execute()
  await work.updateTable("mail_code").set({ live: false }).where("application_id", "=", application.id).execute()
  const row = { space: space.name, application_id: application.id, email, device: caller.device, sent_at: now }
  await work
    .insertInto("mail_code")
    .values({ ...row, code_hash: saltedHash(code), attempts: 0, live: true, expires_at: expiresAt })
    .execute()
  const subject = "【サンプル証券】認証コードのお知らせ"
  const body = `認証コード：${code}\n\nこのコードの有効期限は10分です。お心当たりのない場合は、このメールを破棄してください。`
  await work
    .insertInto("outbox")
    .values({ space: space.name, channel: "mail", recipient: email, subject, body, code, at: now })
    .execute()
  return { codeExpiresAt: datetime(expiresAt), resendAvailableAt: datetime(later(now, resendWait)) }
}

/** Wrong codes lock the address and the device that typed them. */
const subjectsOf = (email: string, device: string | null) => [
  `mail:${email}`,
  ...(device === null ? [] : [`device:${device}`]),
]

export async function lock({ work, space, now, caller }: CallContext, email: string): Promise<void> {
  const locked_until = later(now, lockTime)
  for (const subject of subjectsOf(email, caller.device))
    await work
      .insertInto("mail_lock")
      .values({ space: space.name, subject, locked_until })
      .onConflict((conflict) => conflict.columns(["space", "subject"]).doUpdateSet({ locked_until }))
      .execute()
}

export async function isLocked({ work, space, now, caller }: CallContext, email: string): Promise<boolean> {
  const row = await work
    .selectFrom("mail_lock")
    .select("subject")
    .where("space", "=", space.name)
    .where("subject", "in", subjectsOf(email, caller.device))
    .where("locked_until", ">", now)
    .executeTakeFirst()
  return row !== undefined
}
