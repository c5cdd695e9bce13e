import type { Steps } from "./steps"

const space = /[\t\n\r ]*/y
/** Characters of a list that are parsed at once: about a millisecond on a phone. */
const groupLength = 32_768

/**
 * What `JSON.parse` gives, in steps: the lists of the outermost object are parsed group by group, so that a file of many
 * megabytes holds up no page. Throws a SyntaxError wherever `JSON.parse` does.
 */
export function* parseJsonInSteps(text: string): Steps<unknown> {
  const start = skipSpace(text, 0)
  if (text[start] !== "{") return JSON.parse(text)
  const members: [string, unknown][] = []
  let at = skipSpace(text, start + 1)
  let isOpen = text[at] !== "}"
  while (isOpen) {
    const keyEnd = endOfString(text, at)
    const key = parseKey(text.slice(at, keyEnd))
    const colon = skipSpace(text, keyEnd)
    if (text[colon] !== ":") throw unexpected(colon)
    const value = yield* parseMember(text, skipSpace(text, colon + 1))
    members.push([key, value.value])
    at = skipSpace(text, value.end)
    isOpen = text[at] === ","
    if (isOpen) at = skipSpace(text, at + 1)
    else if (text[at] !== "}") throw unexpected(at)
  }
  if (skipSpace(text, at + 1) < text.length) throw unexpected(at + 1)
  return Object.fromEntries(members)
}

function parseKey(text: string): string {
  const key: unknown = JSON.parse(text)
  if (typeof key !== "string") throw new SyntaxError("a key is a string")
  return key
}

function* parseMember(text: string, at: number): Steps<{ readonly value: unknown; readonly end: number }> {
  if (text[at] === "[") return yield* parseList(text, at)
  const end = endOfValue(text, at)
  return { value: JSON.parse(text.slice(at, end)), end }
}

function* parseList(text: string, open: number): Steps<{ readonly value: unknown[]; readonly end: number }> {
  const value: unknown[] = []
  let groupStart = open + 1
  let at = groupStart
  for (;;) {
    at = endOfValue(text, at)
    const isLast = text[at] === "]"
    if (!isLast && text[at] !== ",") throw unexpected(at)
    if (isLast || at - groupStart >= groupLength) {
      const rows = parseGroup(text.slice(groupStart, at))
      if (rows.length === 0 && (!isLast || groupStart > open + 1)) throw unexpected(at)
      for (const row of rows) value.push(row)
      groupStart = at + 1
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
function endOfValue(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at) - 1
    else if (sign === "{" || sign === "[") depth += 1
    else if (depth === 0 && (sign === "," || sign === "}" || sign === "]")) return at
    else if (sign === "}" || sign === "]") depth -= 1
  }
  throw unexpected(text.length)
}

/** Behind the closing quote of the string that begins here. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0
    while (text[quote - 1 - backslashes] === "\\") backslashes += 1
    if (backslashes % 2 === 0) return quote + 1
  }
  throw unexpected(text.length)
}

function skipSpace(text: string, at: number): number {
  space.lastIndex = at
  space.test(text)
  return space.lastIndex
}

const unexpected = (at: number) => new SyntaxError(`unexpected end or sign in JSON at position ${at}`)
