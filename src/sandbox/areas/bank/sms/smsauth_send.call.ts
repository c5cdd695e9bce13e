import { ok, refused } from "../../../engine"
import { handleLegacy } from "../../customers"
import { findConfirmed } from "../registration/confirmations"
import { maskedPhone } from "../registration/shownAccount"
import { isOverLimit, startSession, timesOf } from "./sessions"

export const handle = handleLegacy("legacy/smsauth_send", async ({ CONFIRM_KEY }, context) => {
  const phone = maskedPhone(context.customer.phone)
  if (phone === null) return refused("PHONE_MISSING")
  if ((await findConfirmed(context, CONFIRM_KEY)) === undefined) return refused("EXPIRED")
  if (await isOverLimit(context)) return refused("SMS_LIMIT")
  const id = await startSession(context, CONFIRM_KEY)
  return ok({ SMS_SESSION_ID: id, PHONE_MASKED: phone, ...timesOf(0) })
})
