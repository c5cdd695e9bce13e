import { sampleClock } from "../../../app/statePages/sampleStores"
import { toJapanDate } from "../../../domain/japanTime"
import { parseDuration, shiftDate } from "../../../../renderer/calendar"

const day = 24 * 60 * 60 * 1_000
const daysFromToday = (days: number): string => toJapanDate(sampleClock.now() + days * day)
const isDay = (text: unknown): text is string => typeof text === "string" && /^\d{4}-\d{2}-\d{2}/.test(text)
const mostDays = 40_000

/** A sign that not every system knows. */
export const rare = "𠮷"

type Constant = string | number | boolean

/** What can stand for a value: what it is measured with, just less and just more, what it is elsewhere, nothing. */
export function valuesNear(
  known: readonly unknown[],
  constants: ReadonlySet<Constant>,
  others: readonly unknown[] = [],
): readonly unknown[] {
  const some = known.find((value) => value !== null && value !== undefined)
  const all = [
    ...near(some, known, constants),
    ...daysFromOthers(some, constants, others),
    ...sharesOfOthers(some, constants, others),
    ...known,
    ...beside(some),
    undefined,
    null,
  ]
  return [...new Map(all.map((value) => [JSON.stringify(value) ?? "", value])).values()]
}

/** What fits in the place of a value: a day for a day, a number for a number. */
function near(some: unknown, known: readonly unknown[], constants: ReadonlySet<Constant>): readonly unknown[] {
  const numbers = [...constants].filter((one) => typeof one === "number")
  if (isDay(some)) {
    const days = [...constants].filter(isDay).flatMap((text) => around(Date.parse(text) / day).map(dayOf))
    const shifted = [0, ...numbers.filter((number) => Math.abs(number) < mostDays)].flatMap(around).map(daysFromToday)
    const time = some.slice(10)
    const all = [...shifted, ...[...constants].flatMap((one) => daysAfter(one)), ...days, ...daysInMonths(numbers)]
    return all.map((date) => `${date}${time}`)
  }
  if (typeof some === "number") return measured(numbers)
  if (typeof some === "boolean") return [true, false]
  const items = known.flat()
  if (Array.isArray(some))
    return [
      ofType(constants, items),
      [],
      some.slice(0, 1),
      [...some, ...some],
      [1],
      ["x"],
      ...ofType(constants, items).map((one) => [one]),
      ...numbers.flatMap((number) => longLists(number, items[0])),
    ]
  const texts = [...constants].filter((one) => typeof one === "string")
  if (typeof some === "string")
    return /^-?\d+(\.\d+)?$/.test(some)
      ? [...measured(numbers).map(String), ...texts, ...numbers.flatMap(longTexts)]
      : [...texts, ...numbers.map(String), ...numbers.flatMap(longTexts)]
  const days = [...numbers.map(daysFromToday), ...[...constants].flatMap((one) => daysAfter(one))]
  return [...texts, ...daysInMonths(numbers), ...measured(numbers), true, false, ...days]
}

const fewMonths = 3

/** Where many numbers could be months, a day in each of them, and in the one beside, last year, this year and next. */
function daysInMonths(numbers: readonly number[]): readonly string[] {
  const months = numbers.filter((number) => Number.isInteger(number) && number >= 1 && number <= 12)
  if (months.length < fewMonths) return []
  const year = Number(daysFromToday(0).slice(0, 4))
  const all = [...new Set(months.flatMap((month) => [month, (month % 12) + 1]))]
  return [year - 1, year, year + 1].flatMap((one) => all.map((month) => `${one}-${String(month).padStart(2, "0")}-15`))
}

/** Today, or another day, moved by as much as a duration says, and the days beside it. */
function daysAfter(constant: Constant, from = daysFromToday(0)): readonly string[] {
  const duration = typeof constant === "string" ? parseDuration(constant) : undefined
  if (duration === undefined) return []
  return [-1, 0, 1].flatMap((days) => shiftDate(from, { ...duration, days: duration.days + days }) ?? [])
}

const mostOthers = 4

/** A day may be measured from another one that is read there. */
function daysFromOthers(
  some: unknown,
  constants: ReadonlySet<Constant>,
  others: readonly unknown[],
): readonly string[] {
  if (some !== undefined && !isDay(some)) return []
  const days = [...new Set(others.filter(isDay).map((one) => one.slice(0, 10)))].slice(0, mostOthers)
  return days.flatMap((from) => [...constants].flatMap((constant) => daysAfter(constant, from)))
}

const mostShares = 8

/** A number may be measured as a share of another one that is read there: all of it, and as many hundredths as a limit says. */
function sharesOfOthers(
  some: unknown,
  constants: ReadonlySet<Constant>,
  others: readonly unknown[],
): readonly number[] {
  if (typeof some !== "number") return []
  const wholes = [...new Set(others.filter((one) => typeof one === "number" && one > 0))].slice(0, mostOthers)
  const limits = [...constants].filter((one) => typeof one === "number" && one > 1 && one <= 1_000)
  const hundredths = [...new Set([100, ...limits].flatMap((one) => around(Number(one))))].slice(0, mostShares)
  return wholes.flatMap((whole) => [Number(whole), ...hundredths.map((one) => (Number(whole) * one) / 100)])
}

/** As many letters as a limit says, and one more. */
const longTexts = (limit: number): readonly string[] =>
  Number.isInteger(limit) && limit > 1 && limit <= 100
    ? ["ア", "1"].flatMap((letter) => [letter.repeat(limit), letter.repeat(limit + 1)])
    : []

const longest = 500

/** As many items as a limit says, and one more: none of them twice. */
const longLists = (limit: number, item: unknown): readonly unknown[] =>
  Number.isInteger(limit) && limit > 1 && limit <= longest
    ? [limit, limit + 1].map((length) =>
        Array.from({ length }, (_, index) => (typeof item === "number" ? index + 1 : `x${index + 1}`)),
      )
    : []

const dayOf = (days: number): string => new Date(days * day).toISOString().slice(0, 10)
const around = (number: number): readonly number[] => [number - 1, number, number + 1]

/** Numbers themselves, and what is one of them counted with another. */
function measured(numbers: readonly number[]): readonly number[] {
  const counted = numbers.flatMap((one) =>
    numbers.flatMap((other) => (other === 0 || one === other ? [] : [one / other, one * other, one - other])),
  )
  const fine = numbers.filter((number) => !Number.isInteger(number)).flatMap((one) => [one - 0.01, one + 0.01])
  return [...numbers.flatMap(around), ...fine, ...counted.flatMap((one) => around(Math.floor(one)))]
}

/** Of the type of what is known; all where nothing is. */
const ofType = (constants: ReadonlySet<Constant>, known: readonly unknown[]): readonly Constant[] =>
  [...constants].filter((one) => known.length === 0 || known.some((other) => typeof one === typeof other))

/** Values that nothing is measured with, but that people try: none, one more, far more; signs that not every system knows. */
function beside(some: unknown): readonly unknown[] {
  if (typeof some === "number") return [0, some + 1, some - 1, some * 100, -some]
  if (typeof some === "string") return ["", "あ", rare, "a1", "/a"]
  return some === undefined ? ["a", "/a", rare] : []
}
