// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { changedHunks } from "../../../../src/cli/snapshot/changedHunks"

const textOf = (lines: readonly string[]) => lines.join("\n")
const numbered = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`)
const signs = { both: " ", before: "-", after: "+" } as const

/** The hunks of 20 numbered lines, of which some are replaced, as a programmer writes them. */
function hunksOf(changes: Readonly<Record<string, readonly string[]>>) {
  const changed = numbered.flatMap((line) => changes[line] ?? [line])
  return changedHunks(textOf(numbered), textOf(changed)).map(({ start, lines }) => [
    start,
    ...lines.map(({ side, text }) => `${signs[side]}${text}`),
  ])
}

describe("changedHunks", () => {
  it("has two lines around a line that has become another one, the former first", () => {
    expect(hunksOf({ "line 7": ["seven"] })).toEqual([
      [5, " line 5", " line 6", "-line 7", "+seven", " line 8", " line 9"],
    ])
  })

  it("has no more around what is first or last than there is", () => {
    expect(hunksOf({ "line 1": [], "line 20": ["line 20", "line 21"] })).toEqual([
      [1, "-line 1", " line 2", " line 3"],
      [18, " line 19", " line 20", "+line 21"],
    ])
  })

  it("tells two changes apart, and counts lines as they are now", () => {
    expect(hunksOf({ "line 3": ["a", "b", "c"], "line 12": [] })).toEqual([
      [1, " line 1", " line 2", "-line 3", "+a", "+b", "+c", " line 4", " line 5"],
      [12, " line 10", " line 11", "-line 12", " line 13", " line 14"],
    ])
  })

  it("has one place for changes with no more lines between them than around them", () => {
    expect(hunksOf({ "line 5": [], "line 10": [] })).toHaveLength(1)
    expect(hunksOf({ "line 5": [], "line 11": [] })).toHaveLength(2)
  })

  it.each([
    ["a b c d e", "x b y z d w", "b d"],
    ["c p a b", "a b c", "a b"],
    ["a b c", "c p a b", "a b"],
  ])("shows as few lines as possible as changed", (before, after, same) => {
    const [hunk] = changedHunks(textOf(before.split(" ")), textOf(after.split(" ")))
    const common = hunk?.lines.filter(({ side }) => side === "both").map(({ text }) => text)
    expect(common?.join(" ")).toBe(same)
  })

  it("leads back to what was before, whatever has changed", () => {
    const lines = fc.array(fc.constantFrom(..."abc", ""), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const back = [...after]
        for (const { start, lines: shown } of changedHunks(textOf(before), textOf(after)).toReversed()) {
          const without = (side: "before" | "after") =>
            shown.filter((line) => line.side !== side).map(({ text }) => text)
          const [was, is] = [without("after"), without("before")]
          expect(back.splice(start - 1, is.length, ...was)).toEqual(is)
        }
        expect(back).toEqual(before)
      }),
    )
  })
})
