import { matchesSaltedHash, notFound, ok, refused } from "../../../engine"
import { handleLegacy } from "../../customers"
import { findSession } from "./sessions"
import { giveToken, tokenSeconds } from "./tokens"

const tries = 5

/** Of two tabs only the one that sent the newest code can go on; the other has nothing left to resend. */
const begunElsewhere =
  "別の画面で新しい認証コードを送ったため、この手続きは続けられません。はじめからお手続きください。"

export const handle = handleLegacy("legacy/smsauth_codecheck", async ({ SMS_SESSION_ID, AUTH_CODE }, context) => {
  const session = await findSession(context, SMS_SESSION_ID)
  if (session === undefined) return notFound
  if (session.attempts >= tries) return refused("SMS_LOCKED")
  if (!session.live && session.token_hash === null) return refused("SMS_LOCKED", { MESSAGE_ARRAY: [begunElsewhere] })
  if (!session.live || session.expires_at <= context.now) return refused("CODE_EXPIRED")
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
