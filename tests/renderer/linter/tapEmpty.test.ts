// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { animals, sheet } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const told = (file: string, ...edits: readonly Edit[]): readonly string[] =>
  checkDocuments(setOf({ ...zoo, [file]: edited(zoo[file] ?? {}, edits) }), zooDefinitions)
    .filter(({ rule }) => rule === "tap-empty")
    .map(({ pointer }) => pointer)

describe("tap-empty", () => {
  it("is told of a button in a row and in the footer", () => {
    const button = { widget: "button", key: "feed", label: "Feed", tap: [] }
    expect(told(animals, ["/footer/1/tap", []], ["/body/4/row/1", button])).toEqual([
      "/body/4/row/1/tap",
      "/footer/1/tap",
    ])
  })

  it("is told of what is only recorded, and not of what is noticed besides", () => {
    const recorded = { do: "record", key: "lion" }
    expect(told(animals, ["/footer/1/tap", [recorded]])).toEqual(["/footer/1/tap"])
    expect(told(animals, ["/footer/1/tap", [recorded, { do: "close" }]])).toEqual([])
  })

  it("is not told of a choice that may be the chosen one, nor of a button that closes its half-sheet", () => {
    expect(told(animals, ["/footer/0/tap", []], ["/footer/0/selected", { is: ["$state.open", true] }])).toEqual([])
    expect(told(sheet, ["/buttons/0/tap", []])).toEqual([])
  })
})
