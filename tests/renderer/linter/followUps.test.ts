// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createChecker } from "../../../renderer/linter/checker"
import { rules } from "../../../renderer/linter"
import { vocabularyOf } from "../../../renderer/linter/vocabulary"
import type { Json } from "../../../renderer/model/documents"
import { within } from "../../../renderer/model/pointer"
import { edited, save, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

interface Name {
  readonly file: string
  readonly pointer: string
  readonly name: string
}

/** Where documents name a widget, a control, an action or a source. */
function namesIn(file: string, value: Json, pointer = ""): readonly Name[] {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, own]) =>
    ["widget", "control", "do", "source"].includes(key) && typeof own === "string"
      ? [{ file, pointer: within(pointer, key), name: own }]
      : namesIn(file, own, within(pointer, key)),
  )
}

const names = Object.entries(zoo).flatMap(([file, document]) => (document === null ? [] : namesIn(file, document)))

describe("one misspelt name", () => {
  const checker = createChecker(vocabularyOf(zooDefinitions))
  const clean = setOf(zoo)
  checker.check(clean, rules)

  it.each(names)("$file $pointer is told once, whatever hangs on it", ({ file, pointer, name }) => {
    const broken = save(clean, file, edited(zoo[file] ?? null, [[pointer, `${name}x`]]))
    const findings = checker.check(broken, rules)
    expect(findings.map((finding) => `${finding.file}${finding.pointer} ${finding.rule}`)).toEqual([
      expect.stringMatching(new RegExp(`^${file}${pointer} `)),
    ])
  })

  it.each(["zoo/animals", "zoo/animalsx"])("leaves a sample of a call alone that %s may be meant for", (call) => {
    const door = "visit/door.screen.json"
    const edits = [
      ["/data", { list: { call, loading: [], empty: "never" } }],
      ["/samples/usual", { calls: { "zoo/animals": "none" } }],
    ] as const
    const findings = checker.check(save(clean, door, edited(zoo[door] ?? null, edits)), rules)
    const told = findings.flatMap(({ rule, pointer }) => (/call/.test(rule) ? [`${pointer} ${rule}`] : []))
    expect(told).toEqual(call === "zoo/animals" ? [] : ["/data/list/call unknown-call"])
  })

  it("does not hide what else is wrong", () => {
    const animals = "visit/animals.screen.json"
    const edits = [
      ["/body/0/widget", "headingx"],
      ["/body/2/format", "yenx"],
    ] as const
    const findings = checker.check(save(clean, animals, edited(zoo[animals] ?? null, edits)), rules)
    expect(findings.map(({ rule }) => rule)).toEqual(["unknown-widget", "unknown-format"])
  })
})
