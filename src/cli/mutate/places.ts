import { isRecord } from "../../domain/json"
import { within } from "../../../renderer/pointers"

/** From the outside in: names of properties and numbers of items. */
export type Place = readonly (string | number)[]

export const pointerOf = (place: Place): string => within("", ...place)

/** What a document is called, what is said to those who write and test it, and what only pictures show. */
const beside = /^(\$schema|\$comment|kind|id|version|samples|testModel|description|request|response)$/

/** A value of a document, and where it stands. */
export interface Written {
  readonly place: Place
  readonly value: unknown
}

/** Every value that people may change, the outer ones first. */
export function writtenIn(value: unknown, place: Place = []): readonly Written[] {
  const own = place.length === 0 ? [] : [{ place, value }]
  if (Array.isArray(value)) return [...own, ...value.flatMap((item, index) => writtenIn(item, [...place, index]))]
  if (!isRecord(value)) return own
  const kept = Object.entries(value).filter(([name]) => !beside.test(name) || place.at(-1) === "properties")
  return [...own, ...kept.flatMap(([name, part]) => writtenIn(part, [...place, name]))]
}

export function valueAt(document: unknown, place: Place): unknown {
  return place.reduce<unknown>((node, name) => (node as Record<string | number, unknown> | undefined)?.[name], document)
}

export const gone = Symbol("gone")

/** A copy of a document with another value at a place, or without it. */
export function withValue(document: unknown, place: Place, value: unknown): unknown {
  const copy = structuredClone(document)
  const last = place.at(-1)
  const holder = valueAt(copy, place.slice(0, -1))
  if (Array.isArray(holder)) holder.splice(Number(last), 1, ...(value === gone ? [] : [value]))
  else if (isRecord(holder) && value === gone) Reflect.deleteProperty(holder, String(last))
  else if (isRecord(holder)) Object.assign(holder, { [String(last)]: value })
  return copy
}
