import { futureValue, type Saving } from "../../../../domain/compoundInterest"
import { isTenths } from "../../../../domain/isTenths"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

const maxYears = 50
const maxInitial = 100_000_000
const maxMonthly = 1_000_000
const rates = { least: -10, most: 20 }

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && value >= least && value <= most

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && isBetween(value, least, most)

export const projection: CreateSource<typeof definition> =
  () =>
  ({ initial, monthly, years, rate }) => {
    if (!isWhole(initial, 0, maxInitial) || !isWhole(monthly, 0, maxMonthly)) return {}
    if (!isWhole(years, 1, maxYears) || !isBetween(rate, rates.least, rates.most) || !isTenths(rate)) return {}
    if (initial + monthly === 0) return {}
    const saving = { initial, monthly, rate }
    const rows = Array.from({ length: years + 1 }, (_, year) => ({ year, ...resultOf(saving, year) }))
    return { ...resultOf(saving, years), rows }
  }

function resultOf(saving: Saving, year: number) {
  const principal = saving.initial + saving.monthly * year * 12
  const amount = futureValue(saving, year * 12) ?? principal
  return { principal, amount, gain: amount - principal }
}
