/** Days and minutes as people write them, in the one way that documents read. */
import { isDate, shiftDate } from "../expressions/calendar"

const written =
  /^(\d{4})[-/.\u5E74](\d\d?)[-/.\u6708](\d\d?)\u65E5?(?:[T ]*(\d\d?)[:\u6642](?:(\d\d)\u5206?)?(?::00)?)?$/

interface WrittenDay {
  /** `2026-12-28` */
  readonly day: string
  /** `01:00`; midnight at the end of a day is the beginning of the next. */
  readonly time?: string
}

/** What is meant by `2026/12/5 1:00`, `2026-12-05T24:00` or the like with full-width digits; undefined where no day is. */
export function readWrittenDay(text: string): WrittenDay | undefined {
  const [, year = "", month = "", date = "", hour, minute = "00"] = written.exec(text.normalize("NFKC").trim()) ?? []
  const day = [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-")
  if (!isDate(day)) return undefined
  if (hour === undefined) return { day }
  if (hour === "24" && minute === "00") return { day: shiftDate(day, { months: 0, days: 1 }) ?? day, time: "00:00" }
  return Number(hour) < 24 && Number(minute) < 60 ? { day, time: `${hour.padStart(2, "0")}:${minute}` } : undefined
}
