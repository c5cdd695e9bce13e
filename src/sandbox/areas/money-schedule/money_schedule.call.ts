import { datetime, ok } from "../../engine"
import { handleLegacy, moneyOf } from "../customers"
import { toDetail, totalsOf } from "./rows"
import { scheduleOf, shortageOf } from "./schedule"

export const handle = handleLegacy("legacy/money_schedule", async (_input, context) => {
  const money = await moneyOf(context)
  const days = scheduleOf(money, context.now)
  const shortage = shortageOf(days)
  return ok({
    BASE_DATETIME: datetime(context.now),
    DEPOSIT_BALANCE: money.balance,
    BUYING_POWER: money.buyingPower,
    WITHDRAWABLE_AMOUNT: money.withdrawable,
    SHORTAGE_AMOUNT: shortage.amount,
    SHORTAGE_LIMIT_DATE: shortage.limitDate,
    SCHEDULE_ARRAY: days.map((day) => ({
      DATE: day.date,
      IN_AMOUNT: totalsOf(day).in,
      OUT_AMOUNT: totalsOf(day).out,
      DEPOSIT_BALANCE: day.balance,
      BUYING_POWER: day.buyingPower,
      WITHDRAWABLE_AMOUNT: day.withdrawable,
      DETAIL_ARRAY: day.movements.map(toDetail),
    })),
  })
})
