import { toJapanDate } from "../../../domain/japanTime"
import { isBusinessDay, nextBusinessDay } from "../../engine"
import { buyingPower, type Money, type PlannedMovement, withdrawable } from "../customers"

/** One business day, and the cash at its end. */
export interface ScheduledDay {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly movements: readonly PlannedMovement[]
  readonly balance: number
  readonly buyingPower: number
  readonly withdrawable: number
}

const shownDays = 5

/** Five business days from today. What is due on a day when banks are closed moves on the next one. */
export function scheduleOf({ balance, planned }: Money, now: Date): readonly ScheduledDay[] {
  const days: ScheduledDay[] = []
  let [left, rest] = [balance, planned]
  for (const date of businessDaysFrom(toJapanDate(now.getTime()))) {
    const movements = rest.filter((movement) => movement.date <= date)
    rest = rest.filter((movement) => movement.date > date)
    left += movements.reduce((total, { amount }) => total + amount, 0)
    days.push({
      date,
      movements,
      balance: left,
      buyingPower: buyingPower(left, rest),
      withdrawable: withdrawable(left, rest),
    })
  }
  return days
}

function businessDaysFrom(today: string): readonly string[] {
  const days = [isBusinessDay(today) ? today : nextBusinessDay(today)]
  while (days.length < shownDays) days.push(nextBusinessDay(days.at(-1) ?? today))
  return days
}

export interface Shortage {
  readonly amount: number
  /** The first day that ends below zero. */
  readonly limitDate: string | null
}

/** How much has to be paid in, so that no day ends below zero. */
export function shortageOf(days: readonly ScheduledDay[]): Shortage {
  const lowest = Math.min(...days.map(({ balance }) => balance))
  if (lowest >= 0) return { amount: 0, limitDate: null }
  return { amount: -lowest, limitDate: days.find(({ balance }) => balance < 0)?.date ?? null }
}
