import type { DeskStore, Place } from "../DeskStore"
import { fieldsAt, isFields } from "../json"

export const closuresFile = "closures.json"

/** A part of the app that can be closed. */
export interface Area {
  readonly name: string
  readonly label: string
  /** Screen or address that customers see meanwhile. */
  readonly otherwise: string
}

/** The parts of the app, in the order of its document. */
export const areasOf = (store: DeskStore): readonly Area[] =>
  Object.entries(fieldsAt(store.document("app.json"), "areas") ?? {}).map(([name, area]) => {
    const { label, otherwise } = isFields(area) ? area : {}
    return { name, label: String(label ?? name), otherwise: String(otherwise ?? "") }
  })

/** What a closure says; a time or a text that is missing is empty. */
export interface Closure {
  readonly areas: readonly string[]
  readonly from: string
  readonly until: string
  readonly text: string
}

export interface PlannedClosure extends Closure {
  readonly place: Place
}

const textIn = (value: unknown): string => (typeof value === "string" ? value : "")

/** Those of the document, as they are written. */
export function plannedClosures(store: DeskStore): readonly PlannedClosure[] {
  const written = store.document(closuresFile)?.["closures"]
  return (Array.isArray(written) ? written : []).map((closure: unknown, index) => {
    const { areas, from, until, text } = isFields(closure) ? closure : {}
    return {
      areas: Array.isArray(areas) ? areas.map(String) : [],
      from: textIn(from),
      until: textIn(until),
      text: textIn(text),
      place: { file: closuresFile, pointer: `/closures/${index}` },
    }
  })
}

/** As documents write it: a text only where there is one. */
export const writtenClosure = ({ areas, from, until, text }: Closure) => ({
  areas: [...areas],
  from,
  until,
  ...(text.trim() === "" ? {} : { text }),
})

export const times = ["now", "later", "over"] as const
export type Time = (typeof times)[number]

/** When a closure is, seen from a minute in Japan; those that are near stand first. */
export function groupByTime(
  closures: readonly PlannedClosure[],
  now: string,
): Readonly<Record<Time, readonly PlannedClosure[]>> {
  const sorted = closures.toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)))
  const isOver = ({ until }: Closure) => until <= now
  return {
    now: sorted.filter((one) => one.from <= now && !isOver(one)),
    later: sorted.filter((one) => one.from > now && !isOver(one)),
    over: sorted.filter(isOver).toReversed(),
  }
}

/** What has still to be said before it can be added; undefined where nothing is missing. */
export function missingIn({ areas, from, until }: Closure): string | undefined {
  if (areas.length === 0) return "お休みにする範囲を選んでください。"
  if (from === "" || until === "") return "始まりと終わりの日時を入れてください。"
  return until <= from ? "終わりは、始まりより後の日時にしてください。" : undefined
}
