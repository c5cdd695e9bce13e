import { toJapanDate, toJapanDatetime } from "../../../domain/japanTime"
import { nextDay, ok, refused } from "../../engine"
import { type BankAccount, handleLegacy, moneyOf } from "../customers"
import { maskedAccountNo, type WithdrawType } from "./destination"
import { datesOf, feeTableOf, limitOf, minAmount } from "./terms"

const cutoffTexts: Readonly<Record<WithdrawType, string>> = {
  1: "15:30までのお申込みは翌営業日に振込みます。",
  2: "お申込み後、すぐにサンプルペイマネーへ反映されます。",
  3: "15:30までのお申込みは当日中に振込みます。",
}

export const handle = handleLegacy("legacy/withdrawal", async ({ WITHDRAW_TYPE: type }, context) => {
  const { now, customer } = context
  if (type === 1 && customer.bank === null) return refused("BANK_NOT_REGISTERED")
  const { withdrawable, pendingWithdrawals, taxReserved } = await moneyOf(context)
  const { expectedDate, cancelUntil } = datesOf(type, now)
  return ok({
    WITHDRAW_TYPE: type,
    WITHDRAWABLE_AMOUNT: withdrawable,
    MIN_AMOUNT: minAmount,
    LIMIT_AMOUNT: limitOf[type],
    TAX_RESERVED_AMOUNT: taxReserved,
    PENDING_WITHDRAWAL_AMOUNT: pendingWithdrawals,
    BANK: type === 1 && customer.bank !== null ? maskedBank(customer.bank) : null,
    FEE_ARRAY: feeTableOf(type),
    EXPECTED_DATE: expectedDate,
    CUTOFF_TEXT: cutoffTexts[type],
    CANCEL_LIMIT_TEXT: cancelUntil === null ? "" : cancelLimitText(cancelUntil, now),
  })
})

function maskedBank({ ACCOUNT_NO, ...bank }: BankAccount) {
  return { ...bank, ACCOUNT_NO_MASKED: maskedAccountNo(ACCOUNT_NO) }
}

const weekdays = ["日", "月", "火", "水", "木", "金", "土"]

/** 「本日15:30」「明日15:30」「1月20日(月)15:30」 */
function cancelLimitText(limit: Date, now: Date): string {
  const today = toJapanDate(now.getTime())
  const date = toJapanDate(limit.getTime())
  const time = toJapanDatetime(limit.getTime()).slice(11, 16)
  if (date === today) return `本日${time}`
  if (date === nextDay(today)) return `明日${time}`
  const [, month = "", day = ""] = date.split("-")
  return `${Number(month)}月${Number(day)}日(${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]})${time}`
}
