import { sql } from "kysely"
import type { RefusalCode } from "../../../contracts/codes"
import { toJapanDate } from "../../../domain/japanTime"
import { datetime, invalid, later, minutes, notFound, ok, refused } from "../../engine"
import { askStepUp, type CustomerContext, handleLegacy, moneyOf } from "../customers"
import { createConfirmation } from "./confirmations"
import { destinationsOf, type WithdrawType } from "./destination"
import { datesOf, feeOf, isOutOfHours, limitOf, minAmount } from "./terms"

const validFor = minutes(15)

export const handle = handleLegacy("legacy/withdrawal_confirm", async (input, context) => {
  const { WITHDRAW_TYPE: type, AMOUNT: typed } = input
  const isWhole = input.AMOUNT_TYPE === 2
  if (!isWhole && typed === undefined) return invalid("AMOUNT", "出金額を入力してください")
  const { withdrawable } = await moneyOf(context)
  const amount = isWhole ? withdrawable : Number(typed)
  const code = refusalOf({ type, amount, withdrawable, isWhole, now: context.now })
  if (code !== undefined) return refused(code)

  const destination = (await destinationsOf(context)).find((candidate) => candidate.type === type)
  if (destination === undefined || (destination.disabledReason !== "" && destination.monthLeft !== 0)) return notFound
  const fee = feeOf(type, amount)
  const expiresAt = later(context.now, validFor)
  const question = await askStepUp(context, expiresAt)
  const challenge = question === undefined ? {} : { challenge: question.CHALLENGE }
  const payload = { type, amount, fee, destinationText: destination.text, ...challenge }
  return ok({
    WITHDRAW_TYPE: type,
    DESTINATION_TEXT: destination.text,
    AMOUNT: amount,
    FEE: fee,
    RECEIVE_AMOUNT: amount - fee,
    EXPECTED_DATE: datesOf(type, context.now).expectedDate,
    AFTER_WITHDRAWABLE_AMOUNT: withdrawable - amount,
    WARNING_TEXT: await warningText(context, amount),
    PASSWORD_REQUIRED_FLG: context.customer.password_required ? 1 : 0,
    ...(question === undefined ? {} : { STEP_UP: question }),
    CONFIRM_KEY: await createConfirmation(context, "withdrawal", payload, expiresAt),
    CONFIRM_LIMIT_DATETIME: datetime(expiresAt),
  })
})

interface Wish {
  readonly type: WithdrawType
  readonly amount: number
  readonly withdrawable: number
  readonly isWhole: boolean
  readonly now: Date
}

/** The first rule that a withdrawal breaks. The whole balance may be below the minimum, if it is more than the fee. */
function refusalOf({ type, amount, withdrawable, isWhole, now }: Wish): RefusalCode | undefined {
  if (isOutOfHours(now)) return "OUT_OF_HOURS"
  if (amount > limitOf[type]) return "LIMIT_OVER"
  if (amount === 0 || amount > withdrawable) return "INSUFFICIENT"
  if (!isWhole && amount < minAmount) return "BELOW_MIN"
  if (amount <= feeOf(type, amount)) return "BELOW_FEE"
  return undefined
}

async function warningText({ trx, now, customer }: CustomerContext, amount: number): Promise<string> {
  const same = await trx
    .selectFrom("withdrawal")
    .select("number")
    .where("customer_id", "=", customer.id)
    .where("status", "in", [1, 2])
    .where("amount", "=", amount)
    .where(sql`to_char(accepted_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`, "=", toJapanDate(now.getTime()))
    .executeTakeFirst()
  return same === undefined ? "" : "本日、同じ金額の出金申込があります。二重のお申込みでないかご確認ください。"
}
