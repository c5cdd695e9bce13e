import { parseDuration } from "../../../../renderer/calendar"
import { isRecord } from "../../../domain/json"

/** A day that may be no later, or no earlier, than another day. */
interface Bound {
  readonly isLatest: boolean
  /** The day itself is left out. */
  readonly isOpen: boolean
  readonly day: unknown
  readonly from: unknown
  /** How far from that day. */
  readonly months: number
  readonly days: number
}

const latest: readonly string[] = ["onOrBefore", "before"]
const earliest: readonly string[] = ["onOrAfter", "after"]

/** Proven that no day breaks both of two rules: one says how late it may be, the other how early, and there is room between. */
export function isWindow(one: unknown, other: unknown): boolean {
  const bounds = [boundOf(one), boundOf(other)]
  const [upper, lower] = [bounds.find((bound) => bound?.isLatest), bounds.find((bound) => bound?.isLatest === false)]
  if (!upper || !lower || upper.day !== lower.day || upper.from !== lower.from) return false
  const isRoom = upper.months > lower.months || upper.days > lower.days
  // Two that leave out the very day that both are measured from are both broken by it.
  const isApart = isRoom || upper.isOpen !== lower.isOpen || !upper.isOpen
  return upper.months >= lower.months && upper.days >= lower.days && isApart
}

function boundOf(rule: unknown): Bound | undefined {
  const [entry, ...others] = isRecord(rule) && isRecord(rule["must"]) ? Object.entries(rule["must"]) : []
  if (entry === undefined || others.length > 0 || !Array.isArray(entry[1])) return
  const [operator, [day, from, by]] = entry as [string, readonly unknown[]]
  const shift = by === undefined ? { months: 0, days: 0 } : parseDuration(by)
  if (!shift || ![...latest, ...earliest].includes(operator)) return
  return { isLatest: latest.includes(operator), isOpen: !operator.startsWith("onOr"), day, from, ...shift }
}
