// @vitest-environment node
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import type { PointerEdit } from "../../../renderer/editing"
import { openDocuments } from "../../../src/cli/documents"
import { findProblems } from "../../../src/cli/problems"
import { fixesTogether } from "../../../src/desk/problems/fixesTogether"
import { writeEdits } from "../../../src/server/desk/writeEdits"
import { copyShipped } from "../../support/shippedCopy"
import { shippedRoot } from "../../support/shippedRoot"

const copy = copyShipped()
afterAll(() => copy.remove())

it("brings back documents with many slips in one step, to the byte", () => {
  const slips = [
    // Its link holds the key that a state taps.
    ["brands/favorite.screen.json", '"widget": "heading"', '"widget": "headng"'],
    ["brands/favorite.screen.json", '"widget": "chips"', '"widget": "chps"'],
    // Its button alone leads on in the flow, and makes a call of three states.
    ["account-opening/phone_number.screen.json", '"widget": "button"', '"widget": "buttn"'],
    ["account-opening/nisa_open.screen.json", '"tap": [', '"tpa": ['],
  ] as const
  for (const [file, text, by] of slips) copy.replace(file, text, by)
  const set = openDocuments(copy.root)
  const problems = findProblems(set)
  expect(problems.map(({ message }) => message)).toHaveLength(slips.length)
  expect(writeEdits(copy.root, set, fixesTogether(problems)).kind).toBe("edited")
  for (const [file] of slips)
    expect(readFileSync(join(copy.root, file), "utf8")).toBe(readFileSync(join(shippedRoot, file), "utf8"))
})

it("leaves the second of two fixes at one place, and all neighbours of what comes or goes", () => {
  const at = (pointer: string, op: "set" | "remove" = "set"): { patch: readonly PointerEdit[] } => ({
    patch: [op === "set" ? { op, file: "a.json", pointer, value: "x" } : { op, file: "a.json", pointer }],
  })
  const pointersOf = (...problems: readonly { patch: readonly PointerEdit[] }[]) =>
    fixesTogether(problems).map(({ pointer }) => pointer)
  expect(pointersOf(at("/body/0/text"), at("/body/1/text"))).toEqual(["/body/1/text", "/body/0/text"])
  expect(pointersOf(at("/body/0"), at("/body/0/text"))).toEqual(["/body/0/text"])
  expect(pointersOf(at("/body/1/text"), at("/body/2", "remove"))).toEqual(["/body/2"])
  expect(pointersOf(at("/title"), at("/body/2", "remove"))).toEqual(["/body/2", "/title"])
})
