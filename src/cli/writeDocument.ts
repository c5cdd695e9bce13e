/** Lines of documents are not longer than this. */
const width = 118

/** A document as people read it: an object or a list stands on one line where it fits. */
export const writeDocument = (value: unknown): string => `${write(value, 0, 0)}\n`

function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(", ")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null"
  const entries = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${flat(part)}`)
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`
}

/** `used`: how much of the line is taken. */
function write(value: unknown, depth: number, used: number): string {
  const short = flat(value)
  if (typeof value !== "object" || value === null || short.length <= 2) return short
  if (depth > 0 && used + short.length + 1 <= width) return short
  const [inner, end] = ["  ".repeat(depth + 1), "  ".repeat(depth)]
  const parts = Array.isArray(value)
    ? value.map((part) => inner + write(part, depth + 1, inner.length))
    : Object.entries(value).map(([name, part]) => {
        const head = `${inner}${JSON.stringify(name)}: `
        return head + write(part, depth + 1, head.length)
      })
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"]
  return `${open}\n${parts.join(",\n")}\n${end}${close}`
}
