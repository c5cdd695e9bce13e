import type { BffCalls } from "../../../../contracts/bff"
import { courses } from "../../../../domain/brands/courseType"
import { roundDecimal } from "../../../../domain/decimal"
import { toDecimal } from "../../../../domain/numberValue"

type Summary = BffCalls["bff/dividend-summary"]["response"]
type Course = keyof typeof courses

const names = Object.keys(courses) as readonly Course[]

const yenOf = (value: unknown): number => {
  const decimal = toDecimal(value)
  return decimal === undefined ? 0 : Number(roundDecimal(decimal, 0).units)
}

/** Every month of the year, also one in which nothing was paid. */
export function monthsOf({ year, months }: Pick<Summary, "year" | "months">) {
  return Array.from({ length: 12 }, (_, index) => {
    const paid = months.filter(({ month }) => month === index + 1).flatMap(({ by_course: parts }) => parts)
    const amounts = names.map((name) => {
      const own = paid.filter(({ course_type: course }) => course === courses[name])
      return [name, own.reduce((sum, { net }) => sum + yenOf(net), 0)] as const
    })
    return {
      month: `${year}-${String(index + 1).padStart(2, "0")}`,
      total: amounts.reduce((sum, [, amount]) => sum + amount, 0),
      ...(Object.fromEntries(amounts) as Record<Course, number>),
    }
  })
}
