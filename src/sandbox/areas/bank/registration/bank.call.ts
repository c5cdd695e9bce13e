import { ok } from "../../../engine"
import { handleLegacy, moneyOf } from "../../customers"
import { maskedPhone, shownAccount } from "./shownAccount"

export const handle = handleLegacy("legacy/bank", async (_input, context) => {
  const { bank, name_kana, phone } = context.customer
  const { pendingWithdrawals } = await moneyOf(context)
  return ok({
    REGISTERED_FLG: bank === null ? 0 : 1,
    BANK: bank === null ? null : shownAccount(bank),
    CLIENT_NM_KANA: name_kana,
    PHONE_MASKED: maskedPhone(phone),
    ALLOWED_ACCOUNT_TYPE_ARRAY: [1, 2, 4, 9],
    PENDING_WITHDRAWAL_FLG: pendingWithdrawals > 0 ? 1 : 0,
  })
})
