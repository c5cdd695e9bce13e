import { isCalendarDate } from "./calendarDate"
import { toJapanDate } from "./japanTime"

/**
 * Completed years at a moment (ms since epoch), by the day in Japan; undefined for a birth date that is no day or still
 * to come. Who was born on 29 February is a year older on 1 March of a common year.
 */
export function ageAt(birth: string, moment: number): number | undefined {
  const date = toJapanDate(moment)
  if (!isCalendarDate(birth) || birth > date) return undefined
  const years = Number(date.slice(0, 4)) - Number(birth.slice(0, 4))
  return date.slice(5) < birth.slice(5) ? years - 1 : years
}
