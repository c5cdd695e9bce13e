import { parseDecimal } from "./decimal"

/** A year's rate in percent, compounded every month: a month multiplies by `grown` / `whole`. */
interface MonthlyRate {
  readonly grown: bigint
  readonly whole: bigint
}

const monthsOfAYear = 12n

/** 5 or "5.0" percent a year is (1200 + 5) / 1200 a month; undefined for what is no rate, or loses all within a month. */
function parseRate(percent: unknown): MonthlyRate | undefined {
  const rate = parseDecimal(percent)
  if (rate === undefined) return undefined
  const whole = 100n * monthsOfAYear * 10n ** BigInt(rate.scale)
  const grown = whole + rate.units
  return grown > 0n ? { grown, whole } : undefined
}

export interface Saving {
  /** Yen that are there at the beginning. */
  readonly initial: number
  /** Yen that come at the end of every month. */
  readonly monthly: number
  /** Percent a year. */
  readonly rate: unknown
}

/**
 * Yen after so many months, rounded down: P(1+i)^n + C((1+i)^n−1)/i. Computed with whole numbers of any length,
 * because a float is wrong by whole yen before fifty years are over.
 */
export function futureValue({ initial, monthly, rate }: Saving, months: number): number | undefined {
  const factor = parseRate(rate)
  if (factor === undefined) return undefined
  const { grown, whole } = factor
  const [first, each, time] = [BigInt(initial), BigInt(monthly), BigInt(months)]
  const interest = grown - whole
  if (interest === 0n) return Number(first + each * time)
  const [above, below] = [grown ** time, whole ** time]
  return Number((first * interest * above + each * whole * (above - below)) / (interest * below))
}

/** Yen a month that lead from one amount to another in so many months, rounded up; 0 or less where none are needed. */
export function monthlySaving(from: number, to: number, rate: unknown, months: number): number | undefined {
  const factor = parseRate(rate)
  if (factor === undefined || months < 1) return undefined
  const { grown, whole } = factor
  const [start, end, time] = [BigInt(from), BigInt(to), BigInt(months)]
  const interest = grown - whole
  if (interest === 0n) return Number(divideUp(end - start, time))
  const [above, below] = [grown ** time, whole ** time]
  return Number(divideUp((end * below - start * above) * interest, whole * (above - below)))
}

/** Towards the greater number. */
function divideUp(above: bigint, below: bigint): bigint {
  const quotient = above / below
  return above % below !== 0n && above < 0n === below < 0n ? quotient + 1n : quotient
}
