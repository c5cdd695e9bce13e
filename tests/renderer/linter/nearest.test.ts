// @vitest-environment node
import { describe, expect, it } from "vitest"
import { nearest } from "../../../renderer/linter"
import { findNear, isSlip } from "../../../renderer/linter/nearest"
import { editDistance } from "../../../renderer/model/editDistance"

describe("nearest", () => {
  it.each([
    ["headng", "heading"],
    ["haeding", "heading"],
    ["Key_Values", "key-values"],
    ["keyvalues", "key-values"],
  ])("takes %s for %s", (name, meant) => {
    expect(nearest(name, ["button", "heading", "key-values"])).toBe(meant)
  })

  it.each([
    ["headng", "heading", true],
    ["Key_Values", "key-values", true],
    // As near to `gte`, and two of five letters off.
    ["get", "gt", false],
    ["ginko", "info", false],
    // Nobody types one word for the other.
    ["max-length", "min-length", false],
    ["maxLenght", "maxLength", true],
    // What has one word more, or another number, is something else.
    ["info_v2", "info", false],
    ["step1", "step2", false],
    ["heading-2", "heading2", true],
  ])("takes %s for %s; beyond doubt: %s", (name, meant, isClear) => {
    const known = [
      "button",
      "heading",
      "key-values",
      "gt",
      "gte",
      "info",
      "heading2",
      "step2",
      "min-length",
      "maxLength",
    ]
    expect(findNear(name, name === "max-length" ? known.slice(0, -1) : known)).toEqual({ name: meant, isClear })
  })

  it("suggests nothing for a name that resembles none", () => {
    expect(nearest("zebra", ["button", "heading"])).toBeUndefined()
    expect(nearest("anything", [])).toBeUndefined()
  })

  it("is quick for names of any length", () => {
    expect(nearest("x".repeat(100_000), ["button"])).toBeUndefined()
  })

  it("counts a swap of neighbours as one edit", () => {
    expect(editDistance("lion", "loin")).toBe(1)
    expect(editDistance("", "lion")).toBe(4)
  })
})

it.each([
  ["withdrowal", "withdrawal", true],
  ["anmials", "animals", true],
  ["setings", "settings", true],
  // One and many, and other endings.
  ["account", "accounts", false],
  ["analyses", "analysis", false],
  ["confirm", "complete", false],
  ["animals", "animals", false],
  // In short words another letter makes another word.
  ["bank", "rank", false],
])("%s is %s misspelt: %s", (word, other, is) => {
  expect(isSlip(word, other)).toBe(is)
})
