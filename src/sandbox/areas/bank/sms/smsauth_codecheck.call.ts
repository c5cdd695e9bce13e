import { matchesSaltedHash, notFound, ok, refused } from "../../../engine"
import { handleLegacy } from "../../customers"
import { findSession, refuseEnded, tries } from "./sessions"
import { giveToken, tokenSeconds } from "./tokens"

export const handle = handleLegacy("legacy/smsauth_codecheck", async ({ SMS_SESSION_ID, AUTH_CODE }, context) => {
  const session = await findSession(context, SMS_SESSION_ID)
  if (session === undefined) return notFound
  const ended = refuseEnded(session)
  if (ended !== undefined) return ended
  if (session.expires_at <= context.now) return refused("CODE_EXPIRED")
  if (matchesSaltedHash(AUTH_CODE, session.code_hash))
    return ok({ SMS_AUTH_TOKEN: await giveToken(context, session.id), TOKEN_EXPIRE_SEC: tokenSeconds })
  const attempts = session.attempts + 1
  const live = attempts < tries
  await context.trx.updateTable("sms_session").set({ attempts, live }).where("id", "=", session.id).execute()
  if (!live) return refused("SMS_LOCKED")
  const REMAIN_COUNT = tries - attempts
  const message = `認証コードが正しくありません。（残り${REMAIN_COUNT}回）`
  return refused("CODE_WRONG", { REMAIN_COUNT, MESSAGE_ARRAY: [message] })
})
