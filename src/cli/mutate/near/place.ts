import { findOperator } from "../../../../renderer"
import { isRecord, parseJson } from "../../../domain/json"
import { segmentsOf } from "../../../../renderer/pointers"
import type { Mutation } from "../choose"

/** Where a change was made, from the outside in. */
export interface ChangedPlace {
  readonly keys: readonly string[]
  /** What lies around it, the document first; the changed value itself is not among them. */
  readonly around: readonly unknown[]
}

export function placeOf({ pointer, text }: Pick<Mutation, "pointer" | "text">): ChangedPlace {
  const keys = segmentsOf(pointer)
  const around: unknown[] = []
  let node = parseJson(text)
  for (const key of keys) {
    around.push(node)
    node = (node as Readonly<Record<string, unknown>> | undefined)?.[key]
  }
  return { keys, around }
}

const conditions =
  "when if enabled where disabled disabledWhen selected current open askWhen dot unread unless while items".split(" ")
/** A block, a row or an action; more of a screen is no neighbourhood. */
const mostLetters = 1_500
const mostNeighbours = 12

/** Neither a condition nor a part of one. */
const isPart = (node: unknown): boolean => isRecord(node) && !Object.keys(node).every((name) => findOperator(name))

/** What decides whether and how the changed place is shown: itself, what it is part of, conditions around it. */
export function readAround({ around }: ChangedPlace, { before, after }: Mutation): readonly unknown[] {
  const holder = around.findLast((node) => isPart(node) && JSON.stringify(node).length < mostLetters)
  const neighbours = around.findLast((node): node is readonly unknown[] => Array.isArray(node)) ?? []
  // What is drawn instead says what there is besides.
  const instead = decidedBy(neighbours.slice(0, mostNeighbours))
  const parts = [parseJson(before), parseJson(after), holder, ...decidedBy(around), ...instead]
  return parts.filter((part) => part !== undefined)
}

/** The conditions of what lies around a place. */
export const decidedBy = (around: readonly unknown[]): readonly unknown[] =>
  around.filter(isRecord).flatMap((node) => conditions.flatMap((name) => node[name] ?? []))

/** What calls and actions that ask outside of the page end with. */
export interface Ends {
  readonly calls: Readonly<Record<string, string>>
  readonly actions: Readonly<Record<string, string>>
}

/**
 * How calls end on the way to the changed place: `…/on/<end>` of an action or of data, `/codes/<code>` and `/outcomes/<end>` of a call.
 * What is well is not named: it is what samples say.
 */
export function endsOnTheWay({ keys, around }: ChangedPlace): Ends {
  const [document] = around
  const call = isRecord(document) && document["kind"] === "call" ? String(document["id"]) : undefined
  const ends: Record<string, string> = {}
  const actions: Record<string, string> = {}
  for (const [index, key] of keys.entries()) {
    const [holder, end = "ok"] = [around[index], keys[index + 1]]
    if (!isRecord(holder)) continue
    if (call !== undefined && index === 0 && end !== "ok" && (key === "codes" || key === "outcomes")) ends[call] = end
    if (key === "loading" && keys[0] === "data" && typeof holder["call"] === "string") ends[holder["call"]] = "pending"
    if (key !== "on" || end === "ok") continue
    if (typeof holder["call"] === "string") ends[holder["call"]] = end
    else if (typeof holder["do"] === "string") actions[holder["do"]] = end
  }
  return { calls: ends, actions }
}
