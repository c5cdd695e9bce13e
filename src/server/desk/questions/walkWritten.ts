import { isRecord, type JsonRecord } from "../../../domain/json"
import { within } from "../../../../renderer/pointers"

/** An object of a document with the place that it is written at. */
export interface WrittenObject {
  readonly file: string
  readonly pointer: string
  readonly object: JsonRecord
}

/** What stands below these is made up for pictures and tests. */
const madeUp: ReadonlySet<string> = new Set(["samples", "sample", "testModel"])

/** Every object of a document that customers meet, from the outside in. */
export function objectsIn(file: string, value: unknown): readonly WrittenObject[] {
  if (typeof value !== "object" || value === null) return []
  const known = walked.get(value) ?? objectsBelow(file, value, "")
  walked.set(value, known)
  return known
}

/** Whoever looks for all uses of an answer walks through all documents several times. */
const walked = new WeakMap<object, readonly WrittenObject[]>()

function objectsBelow(file: string, value: unknown, pointer: string): readonly WrittenObject[] {
  if (typeof value !== "object" || value === null) return []
  const own = isRecord(value) ? [{ file, pointer, object: value }] : []
  const inside = Object.entries(value).flatMap(([key, part]) =>
    madeUp.has(key) ? [] : objectsBelow(file, part, within(pointer, key)),
  )
  return [...own, ...inside]
}

/** A question of a form: sections, and what asks nothing, are none. */
export interface WrittenQuestion {
  readonly name: string
  readonly pointer: string
  readonly question: JsonRecord
}

/** The questions of a form, also those in its sections; not those of the rows of a list. */
export function questionsIn(ui: unknown, pointer = "/ui"): readonly WrittenQuestion[] {
  if (!Array.isArray(ui)) return []
  return ui.flatMap((part: unknown, index): readonly WrittenQuestion[] => {
    if (!isRecord(part)) return []
    const at = within(pointer, index)
    if (part["section"] !== undefined) return questionsIn(part["ui"], within(at, "ui"))
    return typeof part["field"] === "string" ? [{ name: part["field"], pointer: at, question: part }] : []
  })
}
