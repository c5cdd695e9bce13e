import { describe, expect, it } from "vitest"
import { isSameDocument } from "../../../renderer/editing"

describe("isSameDocument", () => {
  it.each([
    ['{"a":[1,"x"]}', '{ "a": [\n  1, "\\u0078"\n] }'],
    ["[true, null]", "[true,null]"],
  ])("holds of %s and %s, which differ in how they are laid out", (one, other) => {
    expect(isSameDocument(one, other)).toBe(true)
  })

  it.each([
    ['{"n": 9007199254740992}', '{"n": 9007199254740993}'],
    ['{"a": 1, "b": 2}', '{"b": 2, "a": 1}'],
    ["[1]", "[1, 2]"],
    ["[1, 2]", "[1]"],
    ['["1"]', "[1]"],
    ["[1", "[1"],
  ])("does not hold of %s and %s", (one, other) => {
    expect(isSameDocument(one, other)).toBe(false)
  })
})
