import { toJapanDate } from "../../../domain/japanTime"
import { type Answer, datetime, nextCount, ok, refused } from "../../engine"
import {
  checkPassword,
  checkStepUp,
  type CustomerContext,
  handleLegacy,
  type LegacyResponse,
  moneyOf,
  post,
} from "../customers"
import { type Confirmed, findConfirmation, useConfirmation } from "./confirmations"
import { destinationsOf } from "./destination"
import { datesOf, isOutOfHours } from "./terms"
import { transfer } from "./transferDue"

export const handle = handleLegacy("legacy/withdrawal_complete", async (input, context) => {
  const { CONFIRM_KEY, PASSWORD, STEP_UP_TOKEN } = input
  const confirmation = await findConfirmation(context, "withdrawal", CONFIRM_KEY)
  if (confirmation === undefined || confirmation.isExpired || confirmation.isUsed) return refused("EXPIRED")
  const wrong = await checkPassword(context, PASSWORD)
  if (wrong !== undefined) return refused(wrong)
  if (isOutOfHours(context.now)) return refused("OUT_OF_HOURS")
  const { type, amount, destinationText } = confirmation.payload
  const destination = (await destinationsOf(context)).find((candidate) => candidate.type === type)
  // Another account than the one that was confirmed, or one that is no longer linked, gets nothing.
  if (destination?.actionRoute !== "" || destination.text !== destinationText) return refused("EXPIRED")
  const { withdrawable } = await moneyOf(context)
  if (amount > withdrawable) return refused("INSUFFICIENT")
  if (destination.monthLeft !== null && amount > destination.monthLeft) return refused("APP_LIMIT")
  // The last question: a proof that was given is used up.
  const unproved = await checkStepUp(context, confirmation.payload.challenge, STEP_UP_TOKEN)
  if (unproved !== undefined) return refused(unproved)
  await useConfirmation(context, CONFIRM_KEY)
  return accept(context, confirmation.payload)
})

/** Reserves the money; a withdrawal to the app leaves at once. */
async function accept(
  context: CustomerContext,
  { type, amount, fee, destinationText }: Confirmed["withdrawal"],
): Promise<Answer<LegacyResponse<"legacy/withdrawal_complete">>> {
  const { trx, now, tenant, customer } = context
  const { expectedDate, cancelUntil } = datesOf(type, now)
  const number = await nextNumber(context)
  const postings = { cash: -amount, withdrawing: amount }
  await post(trx, customer, { kind: "withdrawal-accepted", reference: number, at: now, postings })
  const row = {
    tenant: tenant.name,
    number,
    customer_id: customer.id,
    withdraw_type: type,
    amount,
    fee,
    status: 1,
  } as const
  const dates = { accepted_at: now, expected_date: expectedDate, cancel_until: cancelUntil, canceled_at: null }
  await trx
    .insertInto("withdrawal")
    .values({ ...row, ...dates, destination_text: destinationText })
    .execute()
  if (type === 2) await transfer(context, { number, amount, fee, destination_text: destinationText })
  return ok({
    WITHDRAWAL_NO: number,
    ACCEPT_DATETIME: datetime(now),
    DESTINATION_TEXT: destinationText,
    AMOUNT: amount,
    FEE: fee,
    RECEIVE_AMOUNT: amount - fee,
    EXPECTED_DATE: expectedDate,
    CANCELABLE_FLG: cancelUntil === null ? 0 : 1,
    CANCEL_LIMIT_DATETIME: cancelUntil === null ? null : datetime(cancelUntil),
  })
}

/** Numbers run through the whole broker, from 0001 each day. */
async function nextNumber(context: CustomerContext): Promise<string> {
  const day = toJapanDate(context.now.getTime()).replaceAll("-", "").slice(2)
  const count = await nextCount(context, `withdrawal-${day}`)
  return `W${day}-${String(count).padStart(4, "0")}`
}
