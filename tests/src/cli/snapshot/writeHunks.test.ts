// @vitest-environment node
import { describe, expect, it } from "vitest"
import { changedHunks } from "../../../../src/cli/snapshot/changedHunks"
import { writeHunks } from "../../../../src/cli/snapshot/writeHunks"

const numbered = (length: number, name = "line") => Array.from({ length }, (_, index) => `${name} ${index + 1}`)
const written = (before: readonly string[], after: readonly string[]) =>
  writeHunks(changedHunks(before.join("\n"), after.join("\n"))).split("\n")

/** A page of which every tenth line has become another one. */
function changedTenths(count: number): readonly string[] {
  const lines = numbered(count * 10 + 5)
  return written(
    lines,
    lines.map((line, index) => (index % 10 === 5 ? `new ${line}` : line)),
  )
}

describe("writeHunks", () => {
  it("says where a place begins, and marks what has gone and what has come", () => {
    expect(written(["a", "b", "c"], ["a", "x", "c"])).toEqual(["1行目から", "  a", "- b", "+ x", "  c"])
  })

  it("shows three places and counts the others", () => {
    expect(changedTenths(3).filter((line) => line.startsWith("+"))).toHaveLength(3)
    expect(changedTenths(3).at(-1)).toBe("  line 28")
    expect(changedTenths(5).filter((line) => line.startsWith("+"))).toHaveLength(3)
    expect(changedTenths(5).at(-1)).toBe("ほか2か所")
  })

  it("shortens what is long, so that what has come instead is to be seen", () => {
    const lines = written(numbered(30, "old"), ["new"])
    expect(lines).toHaveLength(13)
    expect(lines.slice(-3)).toEqual(["- old 10", "- …ほか20行", "+ new"])
  })

  it("ends after forty lines, and says that a place goes on", () => {
    const lines = numbered(100)
    const everyOther = written(
      lines,
      lines.map((line, index) => (index % 2 === 0 ? `new ${line}` : line)),
    )
    expect(everyOther).toHaveLength(42)
    expect(everyOther.at(-1)).toBe("  …このあとも続きます")
  })

  it("counts a place for which there is no room", () => {
    const lines = numbered(100)
    const after = lines.map((line, index) => ((index < 60 ? index % 2 === 0 : index === 90) ? `new ${line}` : line))
    expect(written(lines, after).slice(-2)).toEqual(["  …このあとも続きます", "ほか1か所"])
  })
})
