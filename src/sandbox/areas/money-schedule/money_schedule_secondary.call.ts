import { datetime, ok } from "../../engine"
import { handleLegacy, moneyOf } from "../customers"
import { differences, toDetail } from "./rows"
import { scheduleOf } from "./schedule"

export const handle = handleLegacy("legacy/money_schedule_secondary", async (_input, context) => {
  const money = await moneyOf(context)
  const days = scheduleOf(money, context.now)
  const changes = differences(days.map(({ withdrawable }) => withdrawable))
  return ok({
    BASE_DATETIME: datetime(context.now),
    DEPOSIT_BALANCE: money.balance,
    UNSETTLED_BUY_AMOUNT: money.unsettledBuys,
    PENDING_WITHDRAWAL_AMOUNT: money.pendingWithdrawals,
    TAX_RESERVED_AMOUNT: money.taxReserved,
    RESERVED_BUY_AMOUNT: money.reservedBuys,
    WITHDRAWABLE_AMOUNT: money.withdrawable,
    SCHEDULE_ARRAY: days.map(({ date, withdrawable, movements }, index) => ({
      DATE: date,
      WITHDRAWABLE_AMOUNT: withdrawable,
      DIFF_AMOUNT: changes[index] ?? 0,
      DETAIL_ARRAY: movements.map(toDetail),
    })),
  })
})
