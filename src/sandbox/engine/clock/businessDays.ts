import holidays from "@holiday-jp/holiday_jp"
import { toJapanDate } from "../../../domain/japanTime"

const dayMs = 24 * 60 * 60 * 1000
const cutoff = "15:30:00"

/** The moment of a wall-clock time in Japan. */
export function japanMoment(date: string, time: string): Date {
  return new Date(`${date}T${time}+09:00`)
}

export function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
}

/** Banks are closed on weekends, national holidays and from 31 December to 3 January. */
export function isBusinessDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const monthDay = date.slice(5)
  const isYearEnd = monthDay === "12-31" || ["01-01", "01-02", "01-03"].includes(monthDay)
  return weekday !== 0 && weekday !== 6 && !isYearEnd && !(date in holidays.holidays)
}

/** Ten years of a book ask for the same days again and again. */
const following = new Map<string, string>()

export function nextBusinessDay(date: string): string {
  const known = following.get(date)
  if (known !== undefined) return known
  let day = nextDay(date)
  while (!isBusinessDay(day)) day = nextDay(day)
  following.set(date, day)
  return day
}

/** The business day on which a request made at this moment is worked on: until 15:30 the same day, else the next one. */
export function acceptanceDay(at: Date): string {
  const date = toJapanDate(at.getTime())
  return isBusinessDay(date) && at < japanMoment(date, cutoff) ? date : nextBusinessDay(date)
}

/** Requests of an acceptance day can be cancelled before this moment. */
export function cancelLimit(day: string): Date {
  return japanMoment(day, cutoff)
}
