import { monthlySaving } from "../../../../domain/compoundInterest"
import { isTenths } from "../../../../domain/isTenths"
import { toDecimal } from "../../../../domain/numberValue"
import { isYen } from "../../../../domain/yen"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

const usualMonths = 120
const mostMonths = 600
const mostPercent = 10

function isRate(value: unknown): boolean {
  const percent = Number(value)
  return percent >= 0 && percent <= mostPercent && isTenths(percent)
}

/** Months since the year 0 of a day or a month. */
function monthOf(value: unknown): number | undefined {
  const [, year, month] = typeof value === "string" ? (/^(\d{4})-(0[1-9]|1[0-2])/.exec(value) ?? []) : []
  return year === undefined || month === undefined ? undefined : Number(year) * 12 + Number(month) - 1
}

const monthText = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`

/** Whole yen of a number or a number value. */
function yenOf(value: unknown): number | undefined {
  if (isYen(value)) return value
  const decimal = toDecimal(value)
  return decimal?.scale === 0 ? Number(decimal.units) : undefined
}

export const goalPlan: CreateSource<typeof definition> =
  () =>
  ({ today, current, target, until, rate }) => {
    const now = monthOf(today)
    if (now === undefined) return {}
    const limits = { first: monthText(now + 1), last: monthText(now + mostMonths), usual: monthText(now + usualMonths) }
    const end = monthOf(until)
    if (end === undefined) return limits
    const months = end - now
    const [from, to] = [yenOf(current), yenOf(target)]
    if (from === undefined || to === undefined || months < 1 || months > mostMonths) return { ...limits, months }
    const monthly = isRate(rate) ? monthlySaving(from, to, rate, months) : undefined
    return { ...limits, months, ...(monthly === undefined ? {} : { monthly: Math.max(0, monthly) }) }
  }
