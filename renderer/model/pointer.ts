/** JSON pointers (RFC 6901): `/body/0/text`; `""` is the whole document. */
import type { Json } from "./basics"

/** Whether a text is one. Any other leads nowhere: to the whole document least of all. */
export const isPointer = (text: string): boolean => text === "" || text.startsWith("/")

/** JSON pointer of something below another pointer. */
export function within(pointer: string, ...segments: readonly (string | number)[]): string {
  let path = pointer
  for (const segment of segments) path += `/${typeof segment === "string" ? escaped(segment) : segment}`
  return path
}

const special = /[~/]/

/** Hardly a name needs it, and every place of every document is named. */
const escaped = (segment: string): string =>
  special.test(segment) ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment

export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"))

/** Names and numbers that a pointer leads through, from the outside in. Of a text that is none, those behind its first slash. */
export const segmentsOf = (pointer: string): readonly string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"))

/** Value at a pointer, or undefined; own properties only: `constructor` is no more there than any other name. */
export function valueAt(value: Json | undefined, pointer: string): Json | undefined
export function valueAt(value: unknown, pointer: string): unknown
export function valueAt(value: unknown, pointer: string): unknown {
  let found = isPointer(pointer) ? value : undefined
  for (const segment of segmentsOf(pointer)) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, segment)) return undefined
    found = (found as Readonly<Record<string, unknown>>)[segment]
  }
  return found
}

/** Name or index of the place itself; nothing of a whole document. */
export const lastSegment = (pointer: string): string => segmentsOf(pointer).at(-1) ?? ""
