import type { Json } from "../../model/documents"
import { isList, isObject } from "../../model/json"
import { within } from "../../model/pointer"

/** Far more than any document needs. Everything that walks over one takes no longer than this allows. */
const most = {
  /** Characters of a file. */
  file: 500_000,
  /** Items of a list. */
  list: 2_000,
  /** Properties of an object. */
  object: 2_000,
  /** Characters of a text. */
  text: 4_000,
} as const

/** What is larger than it may be. */
export interface Excess {
  readonly what: keyof typeof most
  readonly pointer: string
  readonly found: number
  readonly most: number
}

export const fileExcess = (text: string): Excess | undefined =>
  text.length > most.file ? { what: "file", pointer: "", found: text.length, most: most.file } : undefined

/** As much of a document as may be there, and what was more than that. */
export interface Bounded {
  readonly value: Json
  readonly excesses: readonly Excess[]
}

function isWithinBounds(value: Json): boolean {
  if (typeof value === "string") return value.length <= most.text
  if (typeof value !== "object" || value === null) return true
  const parts = Object.values<Json>(value)
  return parts.length <= (isList(value) ? most.list : most.object) && parts.every(isWithinBounds)
}

/** Cuts what is too large; `left` is how many values may be there in all. */
export function bound(whole: Json, left = Number.POSITIVE_INFINITY): Bounded {
  if (left === Number.POSITIVE_INFINITY && isWithinBounds(whole)) return { value: whole, excesses: [] }
  const excesses: Excess[] = []
  let room = left
  const cut = <Part extends { readonly length: number }>(
    what: keyof typeof most,
    part: Part,
    pointer: string,
  ): number => {
    if (part.length > most[what]) excesses.push({ what, pointer, found: part.length, most: most[what] })
    return most[what]
  }
  const roomFor = (length: number) => Math.min(length, Math.max(room, 0))
  const visit = (value: Json, pointer: string): Json => {
    room -= 1
    if (typeof value === "string") return value.slice(0, cut("text", value, pointer))
    if (isList(value)) {
      const length = roomFor(cut("list", value, pointer))
      return value.slice(0, length).map((item, index) => visit(item, within(pointer, index)))
    }
    if (!isObject(value)) return value
    const entries = Object.entries(value)
    const length = roomFor(cut("object", entries, pointer))
    return Object.fromEntries(entries.slice(0, length).map(([key, item]) => [key, visit(item, within(pointer, key))]))
  }
  return { value: visit(whole, ""), excesses }
}
