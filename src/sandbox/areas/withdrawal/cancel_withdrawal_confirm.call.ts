import { datetime, ok } from "../../engine"
import { handleLegacy, moneyOf } from "../customers"
import { createConfirmation } from "./confirmations"
import { findCancelable } from "./findCancelable"

export const handle = handleLegacy("legacy/cancel_withdrawal_confirm", async ({ WITHDRAWAL_NO: number }, context) => {
  const found = await findCancelable(context, number)
  if ("refusal" in found) return found.refusal
  const { row } = found
  const { withdrawable } = await moneyOf(context)
  return ok({
    WITHDRAWAL_NO: number,
    DESTINATION_TEXT: row.destination_text,
    AMOUNT: row.amount,
    ACCEPT_DATETIME: datetime(row.accepted_at),
    EXPECTED_DATE: row.expected_date,
    AFTER_WITHDRAWABLE_AMOUNT: withdrawable + row.amount,
    CONFIRM_KEY: await createConfirmation(context, "cancel", { number }, null),
  })
})
