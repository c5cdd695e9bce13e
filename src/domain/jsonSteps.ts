import type { Steps } from "./steps"

const space = /[\t\n\r ]*/y
/** Characters of a list that are parsed at once: about a millisecond on a phone. */
const groupLength = 32_768

/**
 * What `JSON.parse` gives of all parts together, in steps: the lists of the outermost object are parsed group by group, and the
 * parts are never all joined, so that a file of many megabytes holds up no page. Throws a SyntaxError wherever `JSON.parse` does.
 */
export function* parseJsonInSteps(parts: readonly string[]): Steps<unknown> {
  const source = new Source(parts)
  const start = skipSpace(source, 0)
  if (source.text[start] !== "{") return JSON.parse(parts.join(""))
  const members: [string, unknown][] = []
  let at = skipSpace(source, start + 1)
  let isOpen = source.text[at] !== "}"
  while (isOpen) {
    const keyEnd = endOfString(source, at)
    const key = parseKey(source.text.slice(at, keyEnd))
    const colon = skipSpace(source, keyEnd)
    if (source.text[colon] !== ":") throw unexpected()
    const value = yield* parseMember(source, skipSpace(source, colon + 1))
    members.push([key, value.value])
    at = skipSpace(source, value.end)
    isOpen = source.text[at] === ","
    if (isOpen) at = skipSpace(source, at + 1)
    else if (source.text[at] !== "}") throw unexpected()
  }
  if (skipSpace(source, at + 1) < source.text.length) throw unexpected()
  return Object.fromEntries(members)
}

/** The parts one after the other: as much of them as has been asked for, without what is done with. */
class Source {
  text = ""
  private next = 0

  constructor(private readonly parts: readonly string[]) {}

  /** Puts another part behind the text; false where there is none. */
  more(): boolean {
    const part = this.parts[this.next]
    this.next += 1
    this.text += part ?? ""
    return part !== undefined
  }

  /** Forgets what stands before a position, which is 0 from now on. */
  dropBefore(at: number): void {
    this.text = this.text.slice(at)
  }
}

function parseKey(text: string): string {
  const key: unknown = JSON.parse(text)
  if (typeof key !== "string") throw new SyntaxError("a key is a string")
  return key
}

function* parseMember(source: Source, at: number): Steps<{ readonly value: unknown; readonly end: number }> {
  if (source.text[at] === "[") return yield* parseList(source, at)
  const end = endOfValue(source, at)
  return { value: JSON.parse(source.text.slice(at, end)), end }
}

function* parseList(source: Source, open: number): Steps<{ readonly value: unknown[]; readonly end: number }> {
  const value: unknown[] = []
  let groupStart = open + 1
  let at = groupStart
  for (;;) {
    at = endOfValue(source, at)
    const isLast = source.text[at] === "]"
    if (!isLast && source.text[at] !== ",") throw unexpected()
    if (isLast || at - groupStart >= groupLength) {
      const rows = parseGroup(source.text.slice(groupStart, at))
      if (rows.length === 0 && (!isLast || value.length > 0)) throw unexpected()
      for (const row of rows) value.push(row)
      source.dropBefore(at)
      at = 0
      groupStart = 1
      yield
    }
    at += 1
    if (isLast) return { value, end: at }
  }
}

function parseGroup(inner: string): unknown[] {
  const rows: unknown = JSON.parse(`[${inner}]`)
  return Array.isArray(rows) ? rows : []
}

/** Behind a value: at the comma or bracket after it. Brackets are counted only; what lies between them `JSON.parse` judges. */
function endOfValue(source: Source, start: number): number {
  let depth = 0
  let at = start
  do {
    for (let { text } = source; at < text.length; at += 1) {
      const sign = text[at]
      if (sign === '"') {
        at = endOfString(source, at) - 1
        text = source.text
      } else if (sign === "{" || sign === "[") depth += 1
      else if (depth === 0 && (sign === "," || sign === "}" || sign === "]")) return at
      else if (sign === "}" || sign === "]") depth -= 1
    }
  } while (source.more())
  throw unexpected()
}

/** Behind the closing quote of the string that begins here. */
function endOfString(source: Source, start: number): number {
  let from = start + 1
  do {
    const { text } = source
    for (let quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 1)) {
      let backslashes = 0
      while (text[quote - 1 - backslashes] === "\\") backslashes += 1
      if (backslashes % 2 === 0) return quote + 1
    }
    from = Math.max(from, text.length)
  } while (source.more())
  throw unexpected()
}

function skipSpace(source: Source, at: number): number {
  let end = at
  do {
    space.lastIndex = end
    space.test(source.text)
    end = space.lastIndex
  } while (end === source.text.length && source.more())
  return end
}

const unexpected = () => new SyntaxError("unexpected end or sign in JSON")
