/** What is common to all JSON: its kinds of values, places in it, and how it is quoted in a message. */

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string => typeof value === "string"

/** `$path` for a value of the scope, as opposed to a literal. */
export const isPath = (value: unknown): value is string => isText(value) && value.startsWith("$")

export function jsonType(value: unknown): string {
  if (value === null) return "null"
  return Array.isArray(value) ? "array" : typeof value
}

/** JSON pointer of something below another pointer. */
export const within = (pointer: string, ...segments: readonly (string | number)[]): string =>
  segments.reduce<string>(
    (path, segment) => `${path}/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`,
    pointer,
  )

export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"))

export const segmentsOf = (pointer: string): readonly string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"))

/** Value at a JSON pointer, or undefined; own properties only, so that `constructor` is as unknown as any other name. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  segmentsOf(pointer).reduce<unknown>(
    (current, segment) =>
      typeof current === "object" && current !== null && Object.hasOwn(current, segment)
        ? (current as Fields)[segment]
        : undefined,
    value,
  )

/** How a value is called in a message: never longer than a line. */
export function shown(value: unknown): string {
  if (isText(value)) return value.length > 60 ? `${value.slice(0, 60)}...` : value
  if (Array.isArray(value)) return "[...]"
  return isFields(value) ? "{...}" : String(value)
}

/** Documents nested deeper are refused before anything recurses into them. */
export const maxDepth = 60

/** Every object of a document with its place, parents first; stops at the allowed depth. */
export function* objectsIn(value: unknown, pointer = "", depth = 0): Generator<readonly [Fields, string]> {
  if (depth > maxDepth || typeof value !== "object" || value === null) return
  if (isFields(value)) yield [value, pointer]
  for (const [name, child] of Object.entries(value)) yield* objectsIn(child, within(pointer, name), depth + 1)
}

/** Same JSON, whatever the order of keys. */
export function sameJson(one: unknown, other: unknown, depth = 0): boolean {
  if (Object.is(one, other)) return true
  if (depth > maxDepth || typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return false
  const names = Object.keys(one)
  if (Array.isArray(one) !== Array.isArray(other) || names.length !== Object.keys(other).length) return false
  return names.every(
    (name) => Object.hasOwn(other, name) && sameJson((one as Fields)[name], (other as Fields)[name], depth + 1),
  )
}
