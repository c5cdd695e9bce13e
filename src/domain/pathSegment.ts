/** A text or a number as one segment of a path, percent-encoded. A dot segment would climb out of the path, so it is none. */
export function toPathSegment(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined
  const text = String(value)
  return text === "" || /^\.+$/.test(text) ? undefined : encodeURIComponent(text)
}
