import { toJapanDate } from "../../../domain/japanTime"
import { nisaFramesOf, readBook } from "../book"
import type { CustomerContext } from "../customers"

/** From October on the next year is open; this year's transfers end in September. */
const firstMonthOfNextYear = 10

/** Years in which an account can begin. */
export function startYears(now: Date): number[] {
  const [year, month] = yearAndMonth(now)
  return month >= firstMonthOfNextYear ? [year, year + 1] : [year]
}

/** Years for which a customer may go to another broker: none that was bought in. */
export function targetYears(now: Date, isUsed: boolean): number[] {
  const [year, month] = yearAndMonth(now)
  if (month >= firstMonthOfNextYear) return [year + 1]
  return isUsed ? [] : [year]
}

/** Whether anything was bought in the account this year, settled or not. */
export async function isUsedThisYear(context: CustomerContext): Promise<boolean> {
  const book = await readBook(context)
  const { growth, accumulation } = nisaFramesOf(book.trades, yearAndMonth(context.now)[0], book.today)
  return growth.used + growth.pending + accumulation.used + accumulation.pending > 0
}

function yearAndMonth(now: Date): readonly [year: number, month: number] {
  const [year = 0, month = 0] = toJapanDate(now.getTime()).split("-").map(Number)
  return [year, month]
}
