import { parseErrorCodes } from "./parseErrorCodes"

/** What people most often write that is no JSON. */
export type SyntaxCause =
  | "full-width"
  | "single-quote"
  | "comment"
  | "extra-comma"
  | "missing-comma"
  | "missing-colon"
  | "unclosed"
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
}

/** Signs that input methods write in place of those of JSON, and figures. */
const fullWidth = /^[\u201C\u201D\u201F\uFF02\uFF1A\uFF0C\u3001\uFF5B\uFF5D\uFF3B\uFF3D\u3000\uFF10-\uFF19\uFF0D]/
const comment = /^\/[/*]/
const word = /^[\p{L}_][\p{L}\p{N}_]*/u
const badNumber = /^(?:[+-]?0\d[\d.]*|[+.]\d[\d.]*|-?\d+\.(?!\d))/

/** Why a text cannot be read at an offset, in the terms of somebody who wrote it by hand. */
export function syntaxCause(text: string, offset: number, code: number): Cause {
  const before = text.slice(0, offset).trimEnd()
  const rest = text.slice(offset, offset + 200)
  const at = (cause: SyntaxCause, found = "", place = offset): Cause => ({ cause, found, offset: place })
  const sign = fullWidth.exec(rest)?.[0]
  if (sign !== undefined) return at("full-width", sign)
  if (rest.startsWith("'")) return at("single-quote", "'")
  if (comment.test(rest)) return at("comment", rest.slice(0, 2))
  if (/^[\]}]/.test(rest) && before.endsWith(",")) return at("extra-comma", ",", before.length - 1)
  if (rest.startsWith(",")) return at("extra-comma", ",")
  const number = numberAt(before, rest)
  if (number !== undefined) return at("number", number)
  if (code === parseErrorCodes.unexpectedEndOfString) return at("line-break")
  const found = word.exec(rest)?.[0]
  if (found !== undefined && !["true", "false", "null"].includes(found))
    return at(before.endsWith('"') ? "quote" : "word", found)
  return { ...at(byCode(code, rest)), found: lastWord(before), offset: code === 0 ? offset : before.length }
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

/** The end of the last line, short enough to be quoted. */
const lastWord = (before: string): string => /[^\n]{0,20}$/.exec(before)?.[0].trim() ?? ""
