// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../../renderer/compiler"
import { stateName } from "../../../src/sentences"
import { shippedRoot } from "../../support/shippedRoot"

const screens = loadDocuments(shippedRoot).all("screen")

describe("the name of a state", () => {
  it.each(screens.map(({ id, document }) => [id, Object.keys(document.samples)] as const))(
    "%s: is Japanese, and no other state's of the screen",
    (...[, samples]) => {
      const names = samples.map(stateName)
      expect(names.filter((name) => !/[ぁ-ん一-龠ァ-ヶ]|^(NISA|iOS|Android)$/.test(name))).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it("is its own where nobody gave it another", () => {
    expect(stateName("雨の日")).toBe("雨の日")
  })
})
