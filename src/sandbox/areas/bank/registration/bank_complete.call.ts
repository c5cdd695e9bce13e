import { ok, refused } from "../../../engine"
import { handleLegacy } from "../../customers"
import { spendToken } from "../sms/tokens"
import { findConfirmed, useConfirmation } from "./confirmations"
import { isHolder } from "./isHolder"
import { shownAccount } from "./shownAccount"

/** From now on withdrawals go to the new account; those that were accepted keep the one before. */
export const handle = handleLegacy("legacy/bank_complete", async ({ CONFIRM_KEY, SMS_AUTH_TOKEN }, context) => {
  const { trx, customer } = context
  const account = await findConfirmed(context, CONFIRM_KEY)
  if (account === undefined) return refused("EXPIRED")
  if (!(await spendToken(context, CONFIRM_KEY, SMS_AUTH_TOKEN))) return refused("SMS_TOKEN_INVALID")
  if (!isHolder(customer, account.ACCOUNT_HOLDER_KANA)) return refused("NAME_MISMATCH")
  await useConfirmation(context, CONFIRM_KEY)
  await trx
    .updateTable("customer")
    .set({ bank: JSON.stringify(account) })
    .where("id", "=", customer.id)
    .execute()
  for (const bankChanged of context.hooks("bankChanged")) await bankChanged(context)
  return ok({ CHANGED_FLG: customer.bank === null ? 0 : 1, BANK: shownAccount(account) })
})
