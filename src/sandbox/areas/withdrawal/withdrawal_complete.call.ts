import { sql } from "kysely"
import { toJapanDate } from "../../../domain/japanTime"
import { type Answer, ok, refused } from "../../engine/calls/answer"
import type { CallContext } from "../../engine/calls/context"
import { datetime } from "../../engine/clock/moments"
import type { Customer } from "../../engine/database/tables"
import { transfer } from "./bringUpToDate"
import { post } from "../customers/ledger"
import { checkPassword } from "../customers/checkPassword"
import { findConfirmation, useConfirmation } from "./confirmations"
import type { WithdrawType } from "./destination"
import { destinationsOf } from "./destination"
import type { LegacyHandler } from "../customers/handler"
import { moneyOf } from "./money"
import { datesOf, isOutOfHours } from "./terms"

interface Confirmed {
  readonly type: WithdrawType
  readonly amount: number
  readonly fee: number
  readonly destinationText: string
}

export const withdrawalComplete: LegacyHandler = async (input, context, customer) => {
  const key = String(input["CONFIRM_KEY"])
  const confirmation = await findConfirmation(context, customer, { key, purpose: "withdrawal" })
  if (confirmation === undefined || confirmation.isExpired || confirmation.isUsed) return refused("EXPIRED")
  const wrong = await checkPassword(context, customer, input["PASSWORD"])
  if (wrong !== undefined) return refused(wrong)
  if (isOutOfHours(context.now)) return refused("OUT_OF_HOURS")
  const confirmed = confirmation.payload as unknown as Confirmed
  const { withdrawable } = await moneyOf(context.work, customer)
  if (confirmed.amount > withdrawable) return refused("INSUFFICIENT")
  if (confirmed.type === 2 && (await isOverMonthLimit(context, customer, confirmed.amount))) return refused("APP_LIMIT")
  await useConfirmation(context, key)
  return accept(context, customer, confirmed)
}

async function isOverMonthLimit(context: CallContext, customer: Customer, amount: number): Promise<boolean> {
  const app = (await destinationsOf(context, customer)).find(({ type }) => type === 2)
  return app?.monthLeft != null && amount > app.monthLeft
}

/** Reserves the money; a withdrawal to the app leaves at once. */
async function accept(context: CallContext, customer: Customer, confirmed: Confirmed): Promise<Answer> {
  const { work, now, space } = context
  const { type, amount, fee, destinationText } = confirmed
  const { expectedDate, cancelUntil } = datesOf(type, now)
  const number = await nextNumber(context)
  await post(work, customer, {
    kind: "withdrawal-accepted",
    reference: number,
    at: now,
    postings: [
      ["cash", -amount],
      ["withdrawing", amount],
    ],
  })
  const row = { space: space.name, number, customer_id: customer.id, withdraw_type: type, amount, fee, status: 1 }
  const dates = { accepted_at: now, expected_date: expectedDate, cancel_until: cancelUntil, canceled_at: null }
  await work
    .insertInto("withdrawal")
    .values({ ...row, ...dates, destination_text: destinationText })
    .execute()
  if (type === 2) await transfer(context, customer, { space: space.name, number, amount, fee })
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
async function nextNumber({ work, space, now }: CallContext): Promise<string> {
  const day = toJapanDate(now.getTime()).replaceAll("-", "").slice(2)
  const { value } = await work
    .insertInto("counter")
    .values({ space: space.name, name: `withdrawal-${day}`, value: 1 })
    .onConflict((conflict) => conflict.columns(["space", "name"]).doUpdateSet({ value: sql`counter.value + 1` }))
    .returning("value")
    .executeTakeFirstOrThrow()
  return `W${day}-${String(value).padStart(4, "0")}`
}
