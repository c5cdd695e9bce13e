import { digest, later, newSecret, seconds } from "../../../engine"
import type { CustomerContext } from "../../customers"

export const tokenSeconds = 300

/** Proof that the code of an authentication was right; the authentication is over. */
export async function giveToken({ trx, now }: CustomerContext, sessionId: string): Promise<string> {
  const token = newSecret()
  const times = { token_expires_at: later(now, seconds(tokenSeconds)), live: false }
  await trx
    .updateTable("sms_session")
    .set({ token_hash: digest(token), ...times })
    .where("id", "=", sessionId)
    .execute()
  return token
}

/** True once, and only for what the authentication was begun for. */
export async function spendToken(
  { trx, now, customer }: CustomerContext,
  confirmKey: string,
  token: string,
): Promise<boolean> {
  const spent = await trx
    .updateTable("sms_session")
    .set({ token_used_at: now })
    .where("token_hash", "=", digest(token))
    .where("customer_id", "=", customer.id)
    .where("confirm_key_hash", "=", digest(confirmKey))
    .where("token_expires_at", ">", now)
    .where("token_used_at", "is", null)
    .returning("id")
    .executeTakeFirst()
  return spent !== undefined
}
