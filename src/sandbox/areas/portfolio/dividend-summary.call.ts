import { ok } from "../../engine"
import { countUnits, roundDecimal } from "../../../domain/decimal"
import { decimalOf, type Dividend, readBook, type UpcomingDividend, upcomingDividends } from "../book"
import { isFund } from "../brands"
import { type BffResponse, handleBff, priceValue, yenValue } from "../customers"
import { courseOf } from "./heldAsset"

type Response = BffResponse<"bff/dividend-summary">

/** What was paid in a year, after and before taxes, and what is to come, whatever the year. */
export const handle = handleBff("bff/dividend-summary", async ({ year }, context) => {
  const { dividends, trades, positions, today } = await readBook(context)
  const paid = dividends.filter(({ payDate }) => payDate.startsWith(`${year}-`))
  return ok({
    year,
    open_year: Number((trades[0]?.tradeDate ?? today).slice(0, 4)),
    gross: yenValue(sum(paid, ({ gross }) => gross)),
    foreign_tax: yenValue(sum(paid, ({ foreignTax }) => foreignTax)),
    domestic_tax: yenValue(sum(paid, ({ incomeTax, localTax }) => incomeTax + localTax)),
    net: yenValue(sum(paid, netOf)),
    months: monthsOf(paid),
    brands: brandsOf(paid),
    upcoming: upcomingDividends(positions, today).map(toUpcoming),
  })
})

const sum = (paid: readonly Dividend[], pick: (dividend: Dividend) => number): number =>
  paid.reduce((total, dividend) => total + pick(dividend), 0)

const netOf = ({ net }: Dividend): number => net

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]

/** Months in which something was paid, in their order, and their courses. */
function monthsOf(paid: readonly Dividend[]): Response["months"] {
  const months = unique(paid.map(({ payDate }) => Number(payDate.slice(5, 7)))).toSorted((one, other) => one - other)
  return months.map((month) => {
    const own = paid.filter(({ payDate }) => Number(payDate.slice(5, 7)) === month)
    const courses = unique(own.map(courseOf)).toSorted((one, other) => one - other)
    const netOfCourse = (course: number) =>
      sum(
        own.filter((one) => courseOf(one) === course),
        netOf,
      )
    return { month, by_course: courses.map((course) => ({ course_type: course, net: yenValue(netOfCourse(course)) })) }
  })
}

const keyOf = ({ marketId, brandId }: Dividend): string => `${marketId}-${brandId}`

/** Those that paid most first. */
function brandsOf(paid: readonly Dividend[]): Response["brands"] {
  return unique(paid.map(keyOf))
    .map((key) => paid.filter((one) => keyOf(one) === key))
    .toSorted((one, other) => sum(other, netOf) - sum(one, netOf))
    .flatMap((own) => {
      const [first] = own
      if (first === undefined) return []
      return [{ market_id: first.marketId, brand_id: first.brandId, net: yenValue(sum(own, netOf)), count: own.length }]
    })
}

const toUpcoming = ({ brand, exDate, payDate, unitAmount, fxRate, expected }: UpcomingDividend) => ({
  market_id: brand.marketId,
  brand_id: brand.brandId,
  ex_date: exDate,
  pay_date: payDate,
  per_unit: priceValue(
    countUnits(roundDecimal(decimalOf(unitAmount), 2), 2),
    fxRate === undefined || isFund(brand) ? "JPY" : "USD",
  ),
  expected: yenValue(expected),
})
