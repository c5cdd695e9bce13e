// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createLineFinder } from "../../../../renderer/compiler/load/lines"
import { parseJson } from "../../../../renderer/compiler/load/parseJson"

const slips: readonly (readonly [text: string, cause: string, found: string])[] = [
  ['{ \u201Ctitle\u201D: "a" }', "full-width", "\u201C"],
  ['{ "title"\uFF1A "a" }', "full-width", "\uFF1A"],
  ['{ "level": \uFF11 }', "full-width", "\uFF11"],
  ["{ \"title\": 'a' }", "single-quote", "'"],
  ['{ "title": "a" // why\n}', "comment", "//"],
  ['{ # why\n"title": "a" }', "comment", "#"],
  ['{ "title": "a" <!-- why -->}', "comment", "<!--"],
  ['{ "title": "a", }', "extra-comma", ","],
  ['{ "labels": ["a", "b",] }', "extra-comma", ","],
  ['{ "labels": ["a" "b"] }', "missing-comma", '{ "labels": ["a"'],
  ['{ "$schema": "meta/form.schema.json" "id": "a" }', "missing-comma", '…ta/form.schema.json"'],
  ['{ "labels": ["a", "b", "next": 1 }', "unclosed-bracket", "["],
  ['{ "labels": ["a"\n "next": 1 }', "unclosed-bracket", "["],
  ['{ "labels": ["a", }', "unclosed-bracket", "["],
  ['{ "a": { "b": 1 }', "unclosed-bracket", "{"],
  ['{ "a": [1]]\n}', "extra-bracket", "]"],
  ['{ "a": 1 }}', "extra-bracket", "}"],
  ['{ "title": "a\tb" }', "tab", ""],
  ['{ "a": 1,\n\u00A0"b": 1 }', "space", ""],
  ['{ "a": 1,\n\u3000"b": 1 }', "space", ""],
  ['{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> other\n}', "conflict", "<<<<<<<"],
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

  it.each([
    ["a space that is none of JSON", '{\n"a": 1,\n\u00A0"b": 1\n}', 3, undefined],
    ["the marks of a conflict", '{\n"a": 1,\n<<<<<<< HEAD\n"b": 1\n}', 3, undefined],
    ["a tab", '{\n"a": "b\tc"\n}', 2, undefined],
    ["what shows that a list is not closed", '{\n  "a": [\n    1\n  "b": 2\n}', 4, 2],
    ["the bracket that indents say is not closed", '{\n  "a": {\n    "b": [\n      1\n    ],\n  "c": 1\n}\n', 7, 2],
  ])("tells the line of %s", (_what, text, line, opened) => {
    const lineAt = createLineFinder(text)
    const [error] = parseJson(text).errors
    expect(lineAt(error?.offset ?? 0)).toBe(line)
    expect(error?.opened === undefined ? undefined : lineAt(error.opened)).toBe(opened)
  })
})
