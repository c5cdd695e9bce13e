import { sql } from "kysely"
import { toJapanDate } from "../../../domain/japanTime"
import { ok, refused } from "../../engine/calls/answer"
import type { CallContext } from "../../engine/calls/context"
import { datetime, later, minutes } from "../../engine/clock/moments"
import type { Customer } from "../../engine/database/tables"
import { createConfirmation } from "./confirmations"
import { destinationsOf, type WithdrawType } from "./destination"
import type { LegacyHandler } from "../customers/handler"
import { moneyOf } from "./money"
import { datesOf, feeOf, isOutOfHours, limitOf, minAmount } from "./terms"

const validFor = minutes(15)

export const withdrawalConfirm: LegacyHandler = async (input, context, customer) => {
  const type = input["WITHDRAW_TYPE"] as WithdrawType
  const isWhole = input["AMOUNT_TYPE"] === 2
  const typed = input["AMOUNT"]
  if (!isWhole && typeof typed !== "number")
    return { kind: "invalid", fieldErrors: [{ field: "AMOUNT", message: "出金額を入力してください" }] }
  const { withdrawable } = await moneyOf(context.work, customer)
  const amount = isWhole ? withdrawable : Number(typed)
  const code = refusalOf({ type, amount, withdrawable, isWhole, now: context.now })
  if (code !== undefined) return refused(code)

  const destination = (await destinationsOf(context, customer)).find((candidate) => candidate.type === type)
  if (destination === undefined || (destination.disabledReason !== "" && destination.monthLeft !== 0))
    return { kind: "not-found" }
  const fee = feeOf(type, amount)
  const payload = { type, amount, fee, destinationText: destination.text }
  const expiresAt = later(context.now, validFor)
  return ok({
    WITHDRAW_TYPE: type,
    DESTINATION_TEXT: destination.text,
    AMOUNT: amount,
    FEE: fee,
    RECEIVE_AMOUNT: amount - fee,
    EXPECTED_DATE: datesOf(type, context.now).expectedDate,
    AFTER_WITHDRAWABLE_AMOUNT: withdrawable - amount,
    WARNING_TEXT: await warningText(context, customer, amount),
    PASSWORD_REQUIRED_FLG: customer.password_required ? 1 : 0,
    CONFIRM_KEY: await createConfirmation(context, customer, { purpose: "withdrawal", payload, expiresAt }),
    CONFIRM_LIMIT_DATETIME: datetime(expiresAt),
  })
}

interface Wish {
  readonly type: WithdrawType
  readonly amount: number
  readonly withdrawable: number
  readonly isWhole: boolean
  readonly now: Date
}

/** The first rule that a withdrawal breaks. The whole balance may be below the minimum, if it is more than the fee. */
function refusalOf({ type, amount, withdrawable, isWhole, now }: Wish): string | undefined {
  if (isOutOfHours(now)) return "OUT_OF_HOURS"
  if (amount > limitOf[type]) return "LIMIT_OVER"
  if (amount === 0 || amount > withdrawable) return "INSUFFICIENT"
  if (!isWhole && amount < minAmount) return "BELOW_MIN"
  if (amount <= feeOf(type, amount)) return "BELOW_FEE"
  return undefined
}

async function warningText({ work, now }: CallContext, customer: Customer, amount: number): Promise<string> {
  const same = await work
    .selectFrom("withdrawal")
    .select("number")
    .where("customer_id", "=", customer.id)
    .where("status", "in", [1, 2])
    .where("amount", "=", amount)
    .where(sql`to_char(accepted_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`, "=", toJapanDate(now.getTime()))
    .executeTakeFirst()
  return same === undefined ? "" : "本日、同じ金額の出金申込があります。二重のお申込みでないかご確認ください。"
}
