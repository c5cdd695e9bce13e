const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** True for `YYYY-MM-DD` of a day that the calendar has: 2024-02-29, not 2025-02-29. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = shape.exec(text) ?? []
  if (year === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return Number(year) >= 100 && date.toISOString().slice(0, 10) === text
}
