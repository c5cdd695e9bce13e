import { notFound, ok } from "../../engine/calls/answer"
import { datetime } from "../../engine/clock/moments"
import { post } from "../customers/ledger"
import { findConfirmation, useConfirmation } from "./confirmations"
import { findCancelable } from "./findCancelable"
import type { LegacyHandler } from "../customers/handler"
import { moneyOf } from "./money"

export const cancelWithdrawalComplete: LegacyHandler = async (input, context, customer) => {
  const { work, now } = context
  const key = String(input["CONFIRM_KEY"])
  const confirmation = await findConfirmation(context, customer, { key, purpose: "cancel" })
  if (confirmation === undefined) return notFound
  const found = await findCancelable(context, customer, String(confirmation.payload["number"]))
  if ("refusal" in found) return found.refusal
  const { space, number, amount } = found.row
  await useConfirmation(context, key)
  await post(work, customer, {
    kind: "withdrawal-canceled",
    reference: number,
    at: now,
    postings: [
      ["withdrawing", -amount],
      ["cash", amount],
    ],
  })
  await work
    .updateTable("withdrawal")
    .set({ status: 4, canceled_at: now })
    .where("space", "=", space)
    .where("number", "=", number)
    .execute()
  const { withdrawable } = await moneyOf(work, customer)
  return ok({
    WITHDRAWAL_NO: number,
    CANCELED_DATETIME: datetime(now),
    AMOUNT: amount,
    WITHDRAWABLE_AMOUNT: withdrawable,
  })
}
