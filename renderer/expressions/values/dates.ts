import type { ValueOperator } from "../../model/scope"
import { isDate, isMoment, parseDuration, shiftDate } from "../calendar"
import { isText } from "../operator"

const dayMs = 86_400_000

/** A moment keeps its time and offset. */
export const dateAdd: ValueOperator = ([date, by]) => {
  const duration = parseDuration(by)
  if (!isText(date) || duration === undefined) return undefined
  if (isDate(date)) return shiftDate(date, duration)
  const day = isMoment(date) ? shiftDate(date.slice(0, 10), duration) : undefined
  return day === undefined || !isText(date) ? undefined : day + date.slice(10)
}

export const daysBetween: ValueOperator = ([from, to]) =>
  isText(from) && isText(to) && isDate(from) && isDate(to) ? (Date.parse(to) - Date.parse(from)) / dayMs : undefined

const parts = { year: [0, 4], month: [5, 7], day: [8, 10] } as const

const isPart = (part: unknown): part is keyof typeof parts => isText(part) && Object.hasOwn(parts, part)

export const datePart: ValueOperator = ([date, part]) =>
  isText(date) && isPart(part) && (isDate(date) || isMoment(date)) ? Number(date.slice(...parts[part])) : undefined
