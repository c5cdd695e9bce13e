/** Lines of documents are not longer than this. */
const width = 118

/** How the document around a value is written. */
export interface Surroundings {
  /** White space that one level adds. */
  readonly unit: string
  /** White space before the line that the value begins on. */
  readonly indent: string
  /** How much of that line is taken. */
  readonly used: number
  readonly lineEnd: string
}

const ownDocument: Surroundings = { unit: "  ", indent: "", used: width, lineEnd: "\n" }

/** A document as people read it: an object or a list stands on one line where it fits. */
export const writeDocument = (value: unknown): string => `${writeValue(value, ownDocument)}\n`

/** Columns that a text takes: letters in full width take two. */
const columns = (text: string): number =>
  text.length +
  (text.match(/[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]/g)
    ?.length ?? 0)

/** Rows of a table stand below each other, as the formatter has them, and so does everything around them. */
function hasRows(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  const parts: readonly unknown[] = Object.values(value)
  const isTable =
    Array.isArray(value) &&
    parts.length > 1 &&
    parts.every((part) => isLong(part) && Array.isArray(part) === Array.isArray(parts[0]))
  return isTable || parts.some(hasRows)
}

const isLong = (part: unknown): boolean => typeof part === "object" && part !== null && Object.keys(part).length > 1

function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(", ")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null"
  const entries = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${flat(part)}`)
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`
}

/** A value as it would be written at a place of a document. */
export function writeValue(value: unknown, { unit, indent, used, lineEnd }: Surroundings): string {
  const short = flat(value)
  if (typeof value !== "object" || value === null || short.length <= 2) return short
  if (used + columns(short) + 1 <= width && !hasRows(value)) return short
  const inner = indent + unit
  const write = (part: unknown, head: string) =>
    head + writeValue(part, { unit, lineEnd, indent: inner, used: columns(head) })
  const parts = Array.isArray(value)
    ? value.map((part) => write(part, inner))
    : Object.entries(value).map(([name, part]) => write(part, `${inner}${JSON.stringify(name)}: `))
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"]
  return `${open}${lineEnd}${parts.join(`,${lineEnd}`)}${lineEnd}${indent}${close}`
}
