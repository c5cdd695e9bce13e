import { toJapanDate, toJapanDatetime } from "../../../domain/japanTime"
import { acceptanceDay, cancelLimit, nextBusinessDay } from "../../engine"
import type { WithdrawType } from "./destination"

interface FeeRow {
  readonly AMOUNT_FROM: number
  readonly AMOUNT_TO: number | null
  readonly FEE: number
}

/** Yen; smaller amounts only as the whole balance. */
export const minAmount = 1000

const free: readonly FeeRow[] = [{ AMOUNT_FROM: 1, AMOUNT_TO: null, FEE: 0 }]

const fees: Readonly<Record<WithdrawType, readonly FeeRow[]>> = {
  1: [
    { AMOUNT_FROM: 1, AMOUNT_TO: 29_999, FEE: 275 },
    { AMOUNT_FROM: 30_000, AMOUNT_TO: null, FEE: 385 },
  ],
  2: free,
  3: free,
}

export const limitOf: Readonly<Record<WithdrawType, number>> = { 1: 100_000_000, 2: 500_000, 3: 5_000_000 }

export const feeTableOf = (type: WithdrawType): readonly FeeRow[] => fees[type]

export function feeOf(type: WithdrawType, amount: number): number {
  const row = fees[type].find(({ AMOUNT_FROM, AMOUNT_TO }) => amount >= AMOUNT_FROM && amount <= (AMOUNT_TO ?? amount))
  return row?.FEE ?? 0
}

export interface Dates {
  readonly expectedDate: string
  /** Null where a withdrawal is done at once. */
  readonly cancelUntil: Date | null
}

/** Bank: the business day after the acceptance day. Payment bank: the acceptance day itself. App: at once. */
export function datesOf(type: WithdrawType, at: Date): Dates {
  if (type === 2) return { expectedDate: toJapanDate(at.getTime()), cancelUntil: null }
  const day = acceptanceDay(at)
  return { expectedDate: type === 3 ? day : nextBusinessDay(day), cancelUntil: cancelLimit(day) }
}

/** The nightly batch runs from two to five in the morning, when nothing can be accepted. */
export function isOutOfHours(at: Date): boolean {
  const hour = Number(toJapanDatetime(at.getTime()).slice(11, 13))
  return hour >= 2 && hour < 5
}
