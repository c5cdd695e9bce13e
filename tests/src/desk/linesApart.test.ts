// @vitest-environment node
import { expect, it } from "vitest"
import { linesApart } from "../../../src/desk/problems/linesApart"

it.each([
  ["one line", "a\nb\nc", "a\nx\nc", { line: 2, was: ["b"], is: ["x"] }],
  ["a line more", "a\nc", "a\nb\nc", { line: 2, was: [], is: ["b"] }],
  ["a line that is there twice", "a\na\nb", "a\nb", { line: 2, was: ["a"], is: [] }],
  ["ends of lines alone", "a\r\nb", "a\nb", { line: 3, was: [], is: [] }],
])("tells which lines differ: %s", (_what, before, after, apart) => {
  expect(linesApart(before, after)).toEqual(apart)
})
