const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** True for `YYYY-MM-DD` of a day that the calendar has: 2024-02-29, not 2025-02-29. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = shape.exec(text) ?? []
  if (year === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return Number(year) >= 100 && date.toISOString().slice(0, 10) === text
}

/** Completed years on a day in Japan. Who was born on 29 February is a year older on 1 March of a common year. */
export function ageOn(birth: string, date: string): number | undefined {
  if (!isCalendarDate(birth) || !isCalendarDate(date) || birth > date) return undefined
  const years = Number(date.slice(0, 4)) - Number(birth.slice(0, 4))
  return date.slice(5) < birth.slice(5) ? years - 1 : years
}
