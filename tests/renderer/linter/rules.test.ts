import { describe, expect, it } from "vitest"
import { checkDocuments, rules } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { breaches, type BreachCase } from "./breaches"
import { edited, removed, setOf } from "./support"
import { zoo, type Files } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

/** Files that some rules need besides: a second flow, a screen that nothing leads to, one half of a circle. */
function besides({ rule }: BreachCase): Files {
  const { "visit/visit.flow.json": flow = {}, "visit/done.screen.json": screen = {} } = zoo
  if (rule === "screen-in-two-flows") return { "visit/again.flow.json": edited(flow, [["/id", "again"]]) }
  if (rule === "screen-without-route") return { "visit/lost.screen.json": edited(screen, [["/id", "lost"]]) }
  if (rule !== "flow-loop") return {}
  const tap: Json = [{ do: "go", to: "animals" }]
  return {
    "visit/loop.screen.json": edited(screen, [
      ["/id", "loop"],
      ["/footer/0/tap", tap],
    ]),
  }
}

function filesOf(breach: BreachCase): Files {
  const more = besides(breach)
  const content = more[breach.file] ?? zoo[breach.file]
  if (content === undefined) throw new Error(`no file ${breach.file}`)
  const edits = breach.edits.filter(([pointer, value]) => pointer !== "" || value !== removed)
  return { ...zoo, ...more, [breach.file]: edited(content, edits) }
}

describe("rules", () => {
  it.each(breaches.map((breach) => [breach.rule, breach] as const))(
    "%s: finds a document that breaks it",
    (rule, breach) => {
      const set = setOf(filesOf(breach))
      const file = breach.in ?? breach.file
      const pointer = breach.at ?? breach.edits[0]?.[0] ?? ""
      const line = set.documents.find((document) => document.file === file)?.lineOf(pointer)
      const expected = { rule, file, pointer, line, severity: rules.find(({ id }) => id === rule)?.severity }
      const found = checkDocuments(set, zooDefinitions).filter((finding) => finding.rule === rule)
      expect(found).toEqual(expect.arrayContaining([expect.objectContaining(expected)]))
      if (breach.values !== undefined) expect(found[0]?.values).toMatchObject(breach.values)
    },
  )

  it("each have a document that breaks them", () => {
    const covered = new Set(breaches.map(({ rule }) => rule))
    expect(rules.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([])
  })

  it("each have an id of their own and a line that says what they are about", () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const { id, about } of rules) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(about).toMatch(/\.$/)
    }
  })
})
