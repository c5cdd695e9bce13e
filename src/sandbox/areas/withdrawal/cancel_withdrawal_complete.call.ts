import { datetime, notFound, ok } from "../../engine"
import { handleLegacy, moneyOf, post } from "../customers"
import { findConfirmation, useConfirmation } from "./confirmations"
import { findCancelable } from "./findCancelable"

export const handle = handleLegacy("legacy/cancel_withdrawal_complete", async ({ CONFIRM_KEY }, context) => {
  const { trx, tenant, now, customer } = context
  const confirmation = await findConfirmation(context, "cancel", CONFIRM_KEY)
  if (confirmation === undefined) return notFound
  const found = await findCancelable(context, confirmation.payload.number)
  if ("refusal" in found) return found.refusal
  const { number, amount } = found.row
  await useConfirmation(context, CONFIRM_KEY)
  const postings = { withdrawing: -amount, cash: amount }
  await post(trx, customer, { kind: "withdrawal-canceled", reference: number, at: now, postings })
  await trx
    .updateTable("withdrawal")
    .set({ status: 4, canceled_at: now })
    .where("tenant", "=", tenant.name)
    .where("number", "=", number)
    .execute()
  const { withdrawable } = await moneyOf(context)
  return ok({
    WITHDRAWAL_NO: number,
    CANCELED_DATETIME: datetime(now),
    AMOUNT: amount,
    WITHDRAWABLE_AMOUNT: withdrawable,
  })
})
