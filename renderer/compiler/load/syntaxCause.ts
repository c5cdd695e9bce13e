import { bracketSlip } from "./brackets"
import { parseErrorCodes } from "./parseErrorCodes"

/** What people most often write that is no JSON. */
export type SyntaxCause =
  | "conflict"
  | "tab"
  | "space"
  | "full-width"
  | "single-quote"
  | "comment"
  | "extra-comma"
  | "missing-comma"
  | "missing-colon"
  | "unclosed"
  | "unclosed-bracket"
  | "extra-bracket"
  | "line-break"
  | "number"
  | "word"
  | "quote"
  | "other"

export interface Cause {
  readonly cause: SyntaxCause
  /** What stands there, where it is worth quoting. */
  readonly found: string
  /** Where it has to be mended: of a comma that is missing, the end of what stands before it. */
  readonly offset: number
  /** Where the bracket stands that nothing closes. */
  readonly opened?: number
}

/** Signs that input methods write in place of those of JSON, and figures. */
const fullWidth = /^[\u201C\u201D\u201F\uFF02\uFF1A\uFF0C\u3001\uFF5B\uFF5D\uFF3B\uFF3D\uFF10-\uFF19\uFF0D]/
/** White space that people cannot tell from a blank. */
const oddSpace = /^[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]/
/** What Git writes where two changes collide. */
const conflict = /^(?:<{7}|={7}|>{7})(?=\s|$)/m
const comment = /^(?:\/[/*]|#|<!--)/
const word = /^[\p{L}_][\p{L}\p{N}_]*/u
const badNumber = /^(?:[+-]?0\d[\d.]*|[+.]\d[\d.]*|-?\d+\.(?!\d))/

/** Why a text cannot be read at an offset, in the terms of somebody who wrote it by hand. */
export function syntaxCause(text: string, offset: number, code: number): Cause {
  const before = text.slice(0, offset).trimEnd()
  const rest = text.slice(offset, offset + 200)
  const at = (cause: SyntaxCause, found = "", place = offset): Cause => ({ cause, found, offset: place })
  const mark = conflict.exec(text)
  if (mark !== null) return at("conflict", mark[0], mark.index)
  const tab = code === parseErrorCodes.invalidCharacter ? /^"[^"\n\t]*\t/.exec(rest)?.[0] : undefined
  if (tab !== undefined) return at("tab", "", offset + tab.length - 1)
  if (oddSpace.test(rest)) return at("space")
  const sign = fullWidth.exec(rest)?.[0]
  if (sign !== undefined) return at("full-width", sign)
  if (rest.startsWith("'")) return at("single-quote", "'")
  const remark = comment.exec(rest)?.[0]
  if (remark !== undefined) return at("comment", remark)
  const number = numberAt(before, rest)
  if (number !== undefined) return at("number", number)
  if (code === parseErrorCodes.unexpectedEndOfString) return at("line-break")
  const found = word.exec(rest)?.[0]
  if (found !== undefined && !["true", "false", "null"].includes(found))
    return at(before.endsWith('"') ? "quote" : "word", found)
  const bracket = bracketCause(text, offset)
  if (bracket !== undefined) return bracket
  if (/^[\]}]/.test(rest) && before.endsWith(",")) return at("extra-comma", ",", before.length - 1)
  if (rest.startsWith(",")) return at("extra-comma", ",")
  return { ...at(byCode(code, rest)), found: lastWord(before), offset: code === 0 ? offset : before.length }
}

/** Following what a parser misses first, people would go round in a circle where a bracket is what is missing. */
function bracketCause(text: string, offset: number): Cause | undefined {
  const slip = bracketSlip(text)
  if (slip === undefined || offset < slip.offset) return undefined
  const { sign: found } = slip
  if (slip.kind === "extra") return { cause: "extra-bracket", found, offset: slip.offset }
  return offset > slip.until
    ? undefined
    : { cause: "unclosed-bracket", found, offset: Math.min(offset, text.trimEnd().length), opened: slip.offset }
}

/** A number with commas between its figures, zeros before them, or a point without figures. */
function numberAt(before: string, rest: string): string | undefined {
  const own = badNumber.exec(rest)?.[0]
  if (own !== undefined || !/^\d/.test(rest)) return own
  const start = /(?:\d[\d,]*,|(?<![\d.])0)$/.exec(before)?.[0]
  return start && `${start}${/^[\d,.]*\d/.exec(rest)?.[0] ?? ""}`
}

function byCode(code: number, rest: string): SyntaxCause {
  // In a list that nothing closes, the next property looks like an item.
  if (rest.startsWith(":")) return "unclosed"
  if (code === parseErrorCodes.commaExpected) return "missing-comma"
  if (code === parseErrorCodes.colonExpected) return "missing-colon"
  return code === parseErrorCodes.closeBraceExpected || code === parseErrorCodes.closeBracketExpected
    ? "unclosed"
    : "other"
}

const longestQuote = 20

/** The end of the last line, short enough to be quoted; an ellipsis says that more stands before it. */
function lastWord(before: string): string {
  const line = before.slice(before.lastIndexOf("\n") + 1).trim()
  return line.length > longestQuote ? `…${line.slice(-longestQuote).trimStart()}` : line
}
