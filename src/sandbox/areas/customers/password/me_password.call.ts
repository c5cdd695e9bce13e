import { toJapanDate } from "../../../../domain/japanTime"
import { datetime, ok, refused, saltedHash } from "../../../engine"
import { verifyPassword } from "../checkPassword"
import { handleLegacy } from "../handleLegacy"
import { fitsPolicy, wasUsed } from "./policy"

export const handle = handleLegacy("legacy/me_password", async (input, context) => {
  const { trx, now, customer } = context
  const wrong = await verifyPassword(context, input.PASSWORD_CURRENT)
  if (wrong !== undefined) return refused(wrong)
  if (!fitsPolicy(input.PASSWORD_NEW, customer.member_id)) return refused("PASSWORD_POLICY")
  if (await wasUsed(context, input.PASSWORD_NEW)) return refused("PASSWORD_USED")
  await trx
    .insertInto("former_password")
    .values({ customer_id: customer.id, password_hash: customer.password_hash })
    .execute()
  const changed = { password_hash: saltedHash(input.PASSWORD_NEW), password_changed_on: toJapanDate(now.getTime()) }
  await trx.updateTable("customer").set(changed).where("id", "=", customer.id).execute()
  return ok({ CHANGED_DATETIME: datetime(now) })
})
