import { isDate, isMoment, shiftDate } from "../../expressions/calendar"
import type { DocumentOf, Json, Sample } from "../../model/documents"
import { isList, objectsIn } from "../../model/json"

type Conditions = DocumentOf<"conditions">["conditions"]

/** A time between two literals that a document measures `$ctx.now` or `$ctx.today` by. */
interface Window {
  readonly root: "now" | "today"
  readonly from: string
  readonly to: string
}

/**
 * The states of a screen by name: those that its document names, and for every window of dates (`between` on `$ctx.now` or
 * `$ctx.today`) its first sample before, at both ends, and after. So nobody has to remember to look at them.
 */
export function samplesOf(
  { samples = {}, ...document }: DocumentOf<"screen">,
  conditions: Conditions,
): Readonly<Record<string, Sample>> {
  const [usual = {}] = Object.values(samples)
  const windows = windowsIn(document, conditions).flatMap((window, index) =>
    Object.entries(momentsOf(window)).map(([name, time]) => {
      const ctx = { ...usual.ctx, ...(window.root === "now" ? { now: time } : {}), today: time.slice(0, 10) }
      return [`window-${index + 1}-${name}`, { ...usual, ctx }] as const
    }),
  )
  return { ...samples, ...Object.fromEntries(windows) }
}

function windowsIn(document: object, conditions: Conditions): readonly Window[] {
  const found = new Map<string, Window>()
  const seen = new Set<string>()
  const visit = (part: Json): void => {
    for (const [object] of objectsIn(part)) {
      const window = windowOf(object["between"])
      if (window) found.set(JSON.stringify(window), window)
      const { condition } = object
      if (typeof condition !== "string" || seen.has(condition)) continue
      seen.add(condition)
      visit((Object.hasOwn(conditions, condition) ? conditions[condition]?.when : undefined) ?? null)
    }
  }
  visit(document as Json)
  return [...found.values()]
}

const roots: Readonly<Record<string, Window["root"]>> = { "$ctx.now": "now", "$ctx.today": "today" }

function windowOf(operands: Json | undefined): Window | undefined {
  const [path, from, to] = isList<Json>(operands) ? operands : []
  const root = typeof path === "string" && Object.hasOwn(roots, path) ? roots[path] : undefined
  if (root === undefined || typeof from !== "string" || typeof to !== "string") return undefined
  const fits = root === "now" ? isMoment : isDate
  return fits(from) && fits(to) ? { root, from, to } : undefined
}

function momentsOf({ root, from, to }: Window): Readonly<Record<string, string>> {
  const shift = root === "now" ? shiftMoment : shiftDay
  return { before: shift(from, -1), from, to, after: shift(to, 1) }
}

const shiftDay = (day: string, days: number): string => shiftDate(day, { months: 0, days }) ?? day

/** Moves a moment by seconds; it keeps its offset. */
function shiftMoment(moment: string, seconds: number): string {
  const offset = /Z$|[+-]\d{2}:\d{2}$/.exec(moment)?.[0] ?? "Z"
  const [hours = 0, minutes = 0] = offset === "Z" ? [] : offset.slice(1).split(":").map(Number)
  const ahead = (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes)
  return new Date(Date.parse(moment) + seconds * 1_000 + ahead * 60_000).toISOString().slice(0, 19) + offset
}
