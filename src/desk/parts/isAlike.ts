type Parts = Readonly<Record<string, unknown>>

const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null

/** Words, and lists and records of words. */
const isWords = (value: unknown): boolean =>
  isParts(value) ? Object.values(value).every(isWords) : typeof value === "string"

/** Whether what was kept can be what a form fills in: another release of the desk may have kept something else by that name. */
export function isAlike(kept: unknown, first: unknown): boolean {
  if (!isParts(first)) return typeof kept === typeof first
  if (!isParts(kept) || Array.isArray(kept) !== Array.isArray(first)) return false
  if (Array.isArray(first)) return isWords(kept)
  // What the first one leaves out is typed, or chosen by its name.
  const isPart = ([name, part]: [string, unknown]) => (name in first ? isAlike(part, first[name]) : isWords(part))
  return Object.entries(kept).every(isPart) && Object.keys(first).every((name) => name in kept)
}
