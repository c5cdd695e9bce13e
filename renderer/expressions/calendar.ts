/** Dates of documents are ISO texts: `YYYY-MM-DD`, or a moment `YYYY-MM-DDTHH:mm:ss` with its offset. */

const dateShape = /^(\d{4})-(\d{2})-(\d{2})$/
const momentShape = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/
const durationShape = /^(-?)P(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,5})D)?$/

const dayMs = 86_400_000
const pad = (value: number, length: number) => String(value).padStart(length, "0")

/** Unlike `Date.UTC`, which takes the year 20 for 1920. */
const momentOf = (year: number, month: number, day: number) => new Date(0).setUTCFullYear(year, month - 1, day)

const daysInMonth = (year: number, month: number) => new Date(momentOf(year, month + 1, 0)).getUTCDate()

/** True for a day that the calendar has: not 2025-02-29. */
export function isDate(text: string): boolean {
  const [, year, month, day] = dateShape.exec(text) ?? []
  if (year === undefined) return false
  return (
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysInMonth(Number(year), Number(month))
  )
}

/** True for a moment with its offset: `2025-01-15T10:00:00+09:00`. */
export function isMoment(text: string): boolean {
  const [, date] = momentShape.exec(text) ?? []
  return date !== undefined && isDate(date)
}

/** Below zero where `left` is earlier; undefined where the texts are no dates or a day meets a moment. */
export function compareDates(left: string, right: string): number | undefined {
  if (isDate(left) && isDate(right)) return left < right ? -1 : Number(left > right)
  if (isMoment(left) && isMoment(right)) return Date.parse(left) - Date.parse(right)
  return undefined
}

interface Duration {
  readonly months: number
  readonly days: number
}

/** A number counts days; a text is an ISO duration of years, months and days, `P10Y` or `-P60D`. */
export function parseDuration(duration: unknown): Duration | undefined {
  if (typeof duration === "number") return Number.isInteger(duration) ? { months: 0, days: duration } : undefined
  if (typeof duration !== "string") return undefined
  const [, sign, years, months, days] = durationShape.exec(duration) ?? []
  if (years === undefined && months === undefined && days === undefined) return undefined
  const direction = sign === "-" ? -1 : 1
  return { months: direction * (Number(years ?? 0) * 12 + Number(months ?? 0)), days: direction * Number(days ?? 0) }
}

/** Moves a day; the end of a shorter month takes the place of a day that it lacks. */
export function shiftDate(date: string, by: Duration): string | undefined {
  const [, year, month, day] = dateShape.exec(date) ?? []
  if (year === undefined) return undefined
  const months = Number(year) * 12 + Number(month) - 1 + by.months
  const [toYear, toMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  if (toYear < 1 || toYear > 9999) return undefined
  const start = momentOf(toYear, toMonth, Math.min(Number(day), daysInMonth(toYear, toMonth)))
  const shifted = new Date(start + by.days * dayMs)
  const shiftedYear = shifted.getUTCFullYear()
  if (!(shiftedYear >= 1 && shiftedYear <= 9999)) return undefined
  return `${pad(shiftedYear, 4)}-${pad(shifted.getUTCMonth() + 1, 2)}-${pad(shifted.getUTCDate(), 2)}`
}

/** Completed years on a day. Who was born on 29 February is a year older on 1 March of a common year. */
export function ageOn(birth: string, date: string): number | undefined {
  if (!isDate(birth) || !isDate(date) || birth > date) return undefined
  const years = Number(date.slice(0, 4)) - Number(birth.slice(0, 4))
  return date.slice(5) < birth.slice(5) ? years - 1 : years
}
