import { isMoment } from "../../renderer/calendar"

const hours9 = 9 * 60 * 60 * 1000
const withoutOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?$/

/** Japan has no summer time, so JST is a fixed nine hours ahead. Gives `YYYY-MM-DDTHH:mm:ss+09:00`. */
export function toJapanDatetime(ms: number): string {
  return `${new Date(ms + hours9).toISOString().slice(0, 19)}+09:00`
}

/** The day in Japan, `YYYY-MM-DD`. */
export function toJapanDate(ms: number): string {
  return toJapanDatetime(ms).slice(0, 10)
}

/** The same day so many months before, or the last one of that month; both `YYYY-MM-DD`. */
export function monthsBefore(date: string, count: number): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number)
  const lastDay = new Date(Date.UTC(year, month - count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - count, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/**
 * Absolute time in ms of an ISO datetime; one without an offset is read as JST, never as the zone of the device. A day that
 * the calendar does not have is none: engines take 30 February for 2 March.
 */
export function parseDatetime(value: unknown): number | undefined {
  if (typeof value !== "string") return undefined
  const text = withoutOffset.test(value) ? `${value}+09:00` : value
  return isMoment(text) ? Date.parse(text) : undefined
}
