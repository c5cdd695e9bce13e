import type { LegacyResponse, PlannedMovement } from "../customers"
import type { ScheduledDay } from "./schedule"

type Detail = LegacyResponse<"legacy/money_schedule">["SCHEDULE_ARRAY"][number]["DETAIL_ARRAY"][number]

/** Amounts are absolute: the type says the sign. */
export const toDetail = ({ tradeType, brand, amount, date }: PlannedMovement): Detail => ({
  TRADE_TYPE: tradeType,
  MARKET_ID: brand?.marketId ?? null,
  BRAND_ID: brand?.brandId ?? null,
  BRAND_NM_MINI: brand?.name ?? null,
  AMOUNT: Math.abs(amount),
  SETTLE_DATE: date,
})

/** What comes in and what goes out on a day, both absolute. */
export function totalsOf({ movements }: ScheduledDay): { readonly in: number; readonly out: number } {
  const amounts = movements.map(({ amount }) => amount)
  return { in: sum(amounts.filter((amount) => amount > 0)), out: -sum(amounts.filter((amount) => amount < 0)) }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** By how much each value differs from the one before it; the first by nothing. */
export const differences = (values: readonly number[]): readonly number[] =>
  values.map((value, index) => value - (values[index - 1] ?? value))
