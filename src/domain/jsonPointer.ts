/** Names and numbers that a JSON pointer (RFC 6901) leads through, from the outside in. */
export const segmentsOf = (pointer: string): readonly string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"))

/** A JSON pointer one step further down. */
export const within = (pointer: string, key: string | number): string =>
  `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`

/** The value at a pointer; undefined where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let found = value
  for (const segment of segmentsOf(pointer)) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, segment)) return undefined
    found = (found as Readonly<Record<string, unknown>>)[segment]
  }
  return found
}
