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
  if (used + short.length + 1 <= width) return short
  const inner = indent + unit
  const write = (part: unknown, head: string) =>
    head + writeValue(part, { unit, lineEnd, indent: inner, used: head.length })
  const parts = Array.isArray(value)
    ? value.map((part) => write(part, inner))
    : Object.entries(value).map(([name, part]) => write(part, `${inner}${JSON.stringify(name)}: `))
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"]
  return `${open}${lineEnd}${parts.join(`,${lineEnd}`)}${lineEnd}${indent}${close}`
}
