import { ok } from "../../engine/calls/answer"
import { datetime } from "../../engine/clock/moments"
import { createConfirmation } from "./confirmations"
import { findCancelable } from "./findCancelable"
import type { LegacyHandler } from "../customers/handler"
import { moneyOf } from "./money"

export const cancelWithdrawalConfirm: LegacyHandler = async (input, context, customer) => {
  const number = String(input["WITHDRAWAL_NO"])
  const found = await findCancelable(context, customer, number)
  if ("refusal" in found) return found.refusal
  const { row } = found
  const { withdrawable } = await moneyOf(context.work, customer)
  const wanted = { purpose: "cancel", payload: { number }, expiresAt: null } as const
  return ok({
    WITHDRAWAL_NO: number,
    DESTINATION_TEXT: row.destination_text,
    AMOUNT: row.amount,
    ACCEPT_DATETIME: datetime(row.accepted_at),
    EXPECTED_DATE: row.expected_date,
    AFTER_WITHDRAWABLE_AMOUNT: withdrawable + row.amount,
    CONFIRM_KEY: await createConfirmation(context, customer, wanted),
  })
}
