// @vitest-environment node
import { describe, expect, it } from "vitest"
import { dropHalfTyped } from "../../../../src/domain/text/kana"

describe("dropHalfTyped", () => {
  it.each([
    ["さんp", "さん"],
    ["てっk", "てっ"],
    ["とｓｈ", "と"],
    ["らーm", "らー"],
  ])("takes the letters of %s away that are no syllable yet", (typed, expected) => {
    expect(dropHalfTyped(typed)).toBe(expected)
  })

  it.each(["", "s", "SMPT", "ソニーg", "三菱ufj", "さんぷるSMPT", "さんぷる tech"])(
    "leaves %s, which may be meant",
    (typed) => {
      expect(dropHalfTyped(typed)).toBe(typed)
    },
  )
})
