import type { TextPart } from "../../model/compiled"

export interface TextError {
  /** What is wrong: an unclosed `{`, a place without a path, `$` in a path, an unknown token, an unclosed `**`, a link that is none. */
  readonly code:
    | "text-unclosed"
    | "text-empty-place"
    | "text-dollar"
    | "text-path"
    | "text-token"
    | "text-strong"
    | "text-link"
  /** The part of the text that is meant. */
  readonly part: string
}

export interface ParsedText {
  readonly parts: readonly TextPart[]
  /** The first ones. */
  readonly errors: readonly TextError[]
}

export interface TextGrammar {
  /** Breaks, emphasis and links are marks, not signs. */
  readonly rich: boolean
  readonly tokens: Readonly<Record<string, string>>
}

interface Reader {
  readonly text: string
  readonly grammar: TextGrammar
  readonly errors: TextError[]
  /** Where what closes a mark comes next, as it was found: -1 for nowhere. */
  readonly closings: Map<string, number>
  at: number
}

/**
 * Reads `{path|format:argument}`, `{{token}}` and in rich texts `**strong**`, `[label](link:name)` and breaks.
 * @throws where what should be a text is none; never over a text
 */
export function parseText(text: string, grammar: TextGrammar): ParsedText {
  if (typeof text !== "string") throw new TypeError("A text is expected")
  const reader: Reader = { text, grammar, errors: [], closings: new Map(), at: 0 }
  const parts = readParts(reader, "")
  return { parts, errors: reader.errors }
}

/** Reads until `end` (left unread) or the end of the text. */
function readParts(reader: Reader, end: "" | "**"): readonly TextPart[] {
  const parts: TextPart[] = []
  let literal = ""
  const flush = () => {
    if (literal !== "") parts.push(literal)
    literal = ""
  }
  const atEnd = () => reader.at >= reader.text.length || (end !== "" && reader.text.startsWith(end, reader.at))
  while (!atEnd()) {
    const next = readPart(reader, end)
    if (typeof next === "string") literal += next
    else {
      flush()
      parts.push(next)
    }
  }
  flush()
  return parts
}

function readPart(reader: Reader, end: string): TextPart {
  const { text, at, grammar } = reader
  const sign = text[at] ?? ""
  const following = text[at + 1] ?? ""
  if (sign === "\\" && (grammar.rich ? "{}\\*[]" : "{}\\").includes(following) && following !== "")
    return take(reader, 2).slice(1)
  if (text.startsWith("{{", at)) return readToken(reader)
  if (sign === "{") return readPlace(reader)
  if (grammar.rich && sign === "\n") {
    take(reader, 1)
    return { break: true }
  }
  if (grammar.rich && text.startsWith("**", at) && end !== "**") return readStrong(reader)
  if (grammar.rich && sign === "[") return readLink(reader)
  return take(reader, 1)
}

function take(reader: Reader, length: number): string {
  const taken = reader.text.slice(reader.at, reader.at + length)
  reader.at += length
  return taken
}

/** Looks through the text once, however many marks stand open. */
function findClosing({ text, at, closings }: Reader, sign: string): number {
  const known = closings.get(sign)
  if (known !== undefined && (known === -1 || known >= at)) return known
  const found = text.indexOf(sign, at)
  closings.set(sign, found)
  return found
}

function readToken(reader: Reader): string {
  const end = findClosing(reader, "}}")
  if (end === -1) return unclosed(reader)
  const name = reader.text.slice(reader.at + 2, end).trim()
  reader.at = end + 2
  if (Object.hasOwn(reader.grammar.tokens, name)) return reader.grammar.tokens[name] ?? ""
  tell(reader, { code: "text-token", part: name })
  return ""
}

function readPlace(reader: Reader): TextPart {
  const end = findClosing(reader, "}")
  const next = reader.text.indexOf("{", reader.at + 1)
  if (end === -1 || (next !== -1 && next < end)) return unclosed(reader)
  const source = reader.text.slice(reader.at + 1, end)
  reader.at = end + 1
  const [pathPart = "", ...rest] = source.split("|")
  const path = pathPart.trim()
  const error = placeError(path, rest.length)
  if (error) tell(reader, { code: error, part: `{${source}}` })
  const get = path.replace(/^\$/, "").split(".")
  const format = rest.join("|").trim()
  if (format === "") return { get }
  const colon = format.indexOf(":")
  return colon === -1
    ? { get, format }
    : { get, format: format.slice(0, colon).trim(), argument: format.slice(colon + 1).trim() }
}

function placeError(path: string, formats: number): TextError["code"] | undefined {
  if (path === "") return "text-empty-place"
  if (path.startsWith("$")) return "text-dollar"
  return isTextPath(path) && formats <= 1 ? undefined : "text-path"
}

const isTextPath = (path: string): boolean => /^[^\s.$]+(\.[^\s.]+)*$/.test(path)

function readStrong(reader: Reader): TextPart {
  const from = reader.at
  take(reader, 2)
  const strong = readParts(reader, "**")
  if (reader.text.startsWith("**", reader.at)) {
    take(reader, 2)
    return { strong }
  }
  tell(reader, { code: "text-strong", part: excerpt(reader.text.slice(from)) })
  reader.at = from
  reader.closings.clear()
  return take(reader, 2)
}

/** `[label](link:name)`; brackets that are no link are signs like any other. */
function readLink(reader: Reader): TextPart {
  const from = reader.at
  const close = findClosing(reader, "]")
  const target = close === -1 ? undefined : /^\(([^)]*)\)/.exec(reader.text.slice(close + 1, close + 200))
  const name = /^link:([A-Za-z0-9_.-]+)$/.exec(target?.[1] ?? "")?.[1]
  if (target && !name)
    tell(reader, { code: "text-link", part: excerpt(reader.text.slice(from, close + 1) + target[0]) })
  if (!target || !name) return take(reader, 1)
  const label = parseText(reader.text.slice(from + 1, close), reader.grammar)
  for (const error of label.errors) tell(reader, error)
  reader.at = close + 1 + target[0].length
  return { link: name, label: label.parts }
}

function unclosed(reader: Reader): string {
  tell(reader, { code: "text-unclosed", part: openPart(reader) })
  return take(reader, 1)
}

/** The place alone, which a bracket behind it closes, where nothing else in the text reads like it. */
function openPart({ text, at, errors }: Reader): string {
  const rest = text.slice(at, at + 200)
  const [place] = /^\{\w+(?:[.|:]\w+)*/.exec(rest) ?? []
  const isOnce = place !== undefined && errors.length < mostErrors && text.split(place).length === 2
  return isOnce ? place : excerpt(rest)
}

/** Who has mended these sees the next ones. */
const mostErrors = 10

function tell({ errors }: Reader, error: TextError): void {
  if (errors.length < mostErrors) errors.push(error)
}

const excerpt = (text: string): string => (text.length <= 24 ? text : `${text.slice(0, 24)}…`)
