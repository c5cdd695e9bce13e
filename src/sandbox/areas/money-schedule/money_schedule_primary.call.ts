import { datetime, ok } from "../../engine"
import { handleLegacy, moneyOf } from "../customers"
import { differences, toDetail } from "./rows"
import { scheduleOf } from "./schedule"

export const handle = handleLegacy("legacy/money_schedule_primary", async (_input, context) => {
  const money = await moneyOf(context)
  const days = scheduleOf(money, context.now)
  const changes = differences(days.map(({ buyingPower }) => buyingPower))
  return ok({
    BASE_DATETIME: datetime(context.now),
    DEPOSIT_BALANCE: money.balance,
    UNSETTLED_SELL_AMOUNT: money.unsettledSells,
    UNSETTLED_BUY_AMOUNT: money.unsettledBuys,
    PENDING_WITHDRAWAL_AMOUNT: money.pendingWithdrawals,
    TAX_RESERVED_AMOUNT: money.taxReserved,
    RESERVED_BUY_AMOUNT: money.reservedBuys,
    BUYING_POWER: money.buyingPower,
    SCHEDULE_ARRAY: days.map(({ date, buyingPower, movements }, index) => ({
      DATE: date,
      BUYING_POWER: buyingPower,
      DIFF_AMOUNT: changes[index] ?? 0,
      DETAIL_ARRAY: movements.map(toDetail),
    })),
  })
})
