import type { Format, Formatted } from "../../renderer"
import { isDate } from "../../renderer/calendar"
import { parseDatetime, toJapanDatetime } from "../domain/japanTime"
import { missing, unreadable } from "./missing"

/** Parts of a day (and moment) in Japan, as they are written in ISO texts. */
interface Parts {
  readonly year: string
  readonly month: string
  readonly day: string
  /** HH:mm; absent for a day without time. */
  readonly time?: string
}

const weekdays = ["日", "月", "火", "水", "木", "金", "土"]
const monthShape = /^(\d{4})-(0[1-9]|1[0-2])$/

function partsOf(text: string): Parts {
  const [date = "", time] = text.split("T")
  const [year = "", month = "", day = ""] = date.split("-")
  return time === undefined ? { year, month, day } : { year, month, day, time: time.slice(0, 5) }
}

/** A day, or a moment moved to Japan: the zone of the device never counts. */
function parse(value: unknown): Parts | undefined {
  if (typeof value !== "string") return undefined
  if (isDate(value)) return partsOf(value)
  const moment = parseDatetime(value)
  return moment === undefined ? undefined : partsOf(toJapanDatetime(moment))
}

const weekday = ({ year, month, day }: Parts) =>
  weekdays[new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDay()] ?? ""
const kanji = ({ year, month, day }: Parts) => `${Number(year)}年${Number(month)}月${Number(day)}日`
const slashes = ({ year, month, day }: Parts) => `${year}/${month}/${day}`

const dateFormat =
  (write: (parts: Parts) => Formatted | undefined): Format =>
  (value, _argument, context) => {
    const parts = parse(value)
    return missing(value) ?? (parts && write(parts)) ?? unreadable("a date", context)
  }

/** Dates have no words of their own for screen readers: a sentence with two readings of a date could not be searched or copied. */
const date = dateFormat((parts) => ({ text: slashes(parts) }))

const dateWithWeekday = dateFormat((parts) => ({
  text: `${Number(parts.month)}月${Number(parts.day)}日(${weekday(parts)})`,
}))

const dateLong = dateFormat((parts) => ({
  text: `${kanji(parts)}(${weekday(parts)})`,
}))

const datetime = dateFormat((parts) => ({
  text: parts.time === undefined ? slashes(parts) : `${slashes(parts)} ${parts.time}`,
}))

/** Of a day, or of a month alone. */
const monthFormat =
  (write: (parts: Pick<Parts, "year" | "month">) => string): Format =>
  (value, argument, context) => {
    const [, year, month] = typeof value === "string" ? (monthShape.exec(value) ?? []) : []
    if (year !== undefined && month !== undefined) return { text: write({ year, month }) }
    return dateFormat((parts) => ({ text: write(parts) }))(value, argument, context)
  }

export const dateFormats = {
  date,
  "date-w": dateWithWeekday,
  "date-long": dateLong,
  "date-kanji": dateFormat((parts) => ({ text: kanji(parts) })),
  datetime,
  time: dateFormat(({ time }) => (time === undefined ? undefined : { text: time })),
  "year-month": monthFormat(({ year, month }) => `${Number(year)}年${Number(month)}月`),
  month: monthFormat(({ month }) => `${Number(month)}月`),
} as const
