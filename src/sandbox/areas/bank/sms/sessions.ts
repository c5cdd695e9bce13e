import { randomBytes } from "node:crypto"
import { sql } from "kysely"
import { digest, hours, later, minutes, refused, saltedHash } from "../../../engine"
import type { CustomerContext } from "../../customers"
import type { SmsSession } from "../tables"

const expireSeconds = 600
const waitSeconds = 60
const maxResends = 3
const sessionsPerHour = 5

export const tries = 5

/** Of two tabs only the one that sent the newest code can go on. */
const begunElsewhere =
  "別の画面で新しい認証コードを送ったため、この手続きは続けられません。はじめからお手続きください。"
/** The other tab may have registered with it; the form shows what is registered. */
const alreadyUsed = "この認証コードはすでに使われています。登録の内容を確認し、必要な場合ははじめからお手続きください。"

/** The same for everybody, so that a test of the sandbox can be written down; a real service draws one. */
const code = "123456"

export const isTooEarly = ({ sent_at }: SmsSession, now: Date): boolean => later(sent_at, waitSeconds * 1000) > now
export const hasResends = ({ resends }: SmsSession): boolean => resends < maxResends

/** What is answered about an authentication that is over, whatever is asked of it; undefined while it goes on. */
export function refuseEnded({ attempts, live, token_hash }: SmsSession) {
  if (attempts >= tries) return refused("SMS_LOCKED")
  if (live) return undefined
  return refused("SMS_LOCKED", { MESSAGE_ARRAY: [token_hash === null ? begunElsewhere : alreadyUsed] })
}

/** What a customer is told about a message that was just sent. */
export const timesOf = (resends: number) => ({
  EXPIRE_SEC: expireSeconds,
  RESEND_WAIT_SEC: waitSeconds,
  RESEND_REMAIN: maxResends - resends,
})

const sending = (now: Date) => ({
  code_hash: saltedHash(code),
  sent_at: now,
  expires_at: later(now, minutes(expireSeconds / 60)),
})

export async function isOverLimit({ trx, now, customer }: CustomerContext): Promise<boolean> {
  const { sessions } = await trx
    .selectFrom("sms_session")
    .select(sql<number>`count(*)::int`.as("sessions"))
    .where("customer_id", "=", customer.id)
    .where("started_at", ">", later(now, -hours(1)))
    .executeTakeFirstOrThrow()
  return sessions >= sessionsPerHour
}

/** Begins an authentication; one that was begun before ends. Gives its id. */
export async function startSession(context: CustomerContext, confirmKey: string): Promise<string> {
  const { trx, now, customer } = context
  await trx.updateTable("sms_session").set({ live: false }).where("customer_id", "=", customer.id).execute()
  const id = `sms-${randomBytes(12).toString("hex")}`
  const row = { id, customer_id: customer.id, confirm_key_hash: digest(confirmKey), started_at: now }
  const token = { token_hash: null, token_expires_at: null, token_used_at: null }
  await trx
    .insertInto("sms_session")
    .values({ ...row, ...sending(now), ...token })
    .execute()
  await sendCode(context)
  return id
}

/** Another code for the same authentication; the tries that were used stay used. */
export async function resendCode(context: CustomerContext, { id, resends }: SmsSession): Promise<void> {
  const { trx, now } = context
  await trx
    .updateTable("sms_session")
    .set({ ...sending(now), resends: resends + 1 })
    .where("id", "=", id)
    .execute()
  await sendCode(context)
}

export const findSession = ({ trx, customer }: CustomerContext, id: string): Promise<SmsSession | undefined> =>
  trx
    .selectFrom("sms_session")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customer.id)
    .executeTakeFirst()

async function sendCode({ trx, tenant, now, customer }: CustomerContext): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({
      tenant: tenant.name,
      channel: "sms",
      sender: "サンプル証券",
      recipient: customer.phone,
      subject: "認証コード",
      body: `サンプル証券の認証コードは ${code} です。有効期限は10分です。だれにも教えないでください。`,
      code,
      at: now,
    })
    .execute()
}
