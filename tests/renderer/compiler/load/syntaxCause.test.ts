// @vitest-environment node
import { describe, expect, it } from "vitest"
import { parseJson } from "../../../../renderer/compiler/load/parseJson"

const slips: readonly (readonly [text: string, cause: string, found: string])[] = [
  ['{ \u201Ctitle\u201D: "a" }', "full-width", "\u201C"],
  ['{ "title"\uFF1A "a" }', "full-width", "\uFF1A"],
  ['{ "level": \uFF11 }', "full-width", "\uFF11"],
  ["{ \"title\": 'a' }", "single-quote", "'"],
  ['{ "title": "a" // why\n}', "comment", "//"],
  ['{ "title": "a", }', "extra-comma", ","],
  ['{ "labels": ["a", "b",] }', "extra-comma", ","],
  ['{ "labels": ["a" "b"] }', "missing-comma", '{ "labels": ["a"'],
  ['{ "labels": ["a", "b", "next": 1 }', "unclosed", '": ["a", "b", "next"'],
  ['{ "title" "a" }', "missing-colon", '{ "title"'],
  ['{ "title": "a\nb" }', "line-break", ""],
  ['{ "title": "a"b"" }', "quote", "b"],
  ['{ "live": True }', "word", "True"],
  ['{ "most": 999,999,999 }', "number", "999,999,999"],
  ['{ "level": 01 }', "number", "01"],
]

describe("parseJson", () => {
  it.each(slips)("says of %j that it breaks by %s", (text, cause, found) => {
    const [error] = parseJson(text).errors
    expect({ cause: error?.cause, found: error?.found }).toEqual({ cause, found })
  })
})
