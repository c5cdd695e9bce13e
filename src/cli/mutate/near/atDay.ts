import { parseDuration, shiftDate } from "../../../../renderer/calendar"
import { isRecord } from "../../../domain/json"
import type { Condition } from "./holds"

const compared: ReadonlySet<string> = new Set(["before", "after", "onOrBefore", "onOrAfter"])
/** Whoever has an age was born by a day, and whoever has not, after it. */
const ofAge: Readonly<Record<string, string>> = { ageAtLeast: "onOrBefore", ageBelow: "after" }

/** The condition as it is on one day: what is measured from today is measured with a day that is written down. */
export const atDay = (condition: Condition, today: string): Condition => measuredOn(condition, today) as Condition

function measuredOn(node: unknown, today: string): unknown {
  if (Array.isArray(node)) return node.map((part: unknown) => measuredOn(part, today))
  if (!isRecord(node)) return node
  const [entry, ...others] = Object.entries(node)
  const leaf = entry && others.length === 0 ? leafOn(entry, today) : undefined
  return leaf ?? Object.fromEntries(Object.entries(node).map(([name, part]) => [name, measuredOn(part, today)]))
}

function leafOn([operator, operands]: readonly [string, unknown], today: string): unknown {
  const [day, from, by = 0] = Array.isArray(operands) ? (operands as readonly unknown[]) : []
  if (from !== "$ctx.today") return
  const bound = ofAge[operator]
  if (bound !== undefined && typeof by === "number") return { [bound]: [day, dayAfter(today, `-P${by}Y`)] }
  const other = compared.has(operator) ? dayAfter(today, by) : undefined
  return other === undefined ? undefined : { [operator]: [day, other] }
}

function dayAfter(today: string, by: unknown): string | undefined {
  const duration = parseDuration(by)
  return duration && shiftDate(today, duration)
}

/** The condition with the months of a day as days of these years: values for it can be looked for then. */
export function withMonths(condition: Condition, years: readonly number[]): Condition {
  return inMonths(condition, years) as Condition
}

function inMonths(node: unknown, years: readonly number[]): unknown {
  if (Array.isArray(node)) return node.map((part: unknown) => inMonths(part, years))
  if (!isRecord(node)) return node
  const [day, months] = Array.isArray(node["monthIn"]) ? (node["monthIn"] as readonly unknown[]) : []
  if (Array.isArray(months)) return { any: years.flatMap((year) => months.map((month) => monthOf(day, year, month))) }
  return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, inMonths(part, years)]))
}

const dated = (year: number, month: number): string => `${year}-${String(month).padStart(2, "0")}-01`

function monthOf(day: unknown, year: number, month: unknown): unknown {
  const first = dated(year, Number(month))
  return { all: [{ onOrAfter: [day, first] }, { before: [day, dayAfter(first, "P1M")] }] }
}
