import { describe, expect, it } from "vitest"
import { checkDocuments, rules } from "../../../renderer/linter"
import { filesOf, invalidExamples } from "./invalid"
import { setOf } from "./support"
import { zooDefinitions } from "./zooDefinitions"

describe("rules", () => {
  it.each(Object.entries(invalidExamples))("%s: finds a document that breaks it", (rule, example) => {
    const set = setOf(filesOf(example))
    const file = example.in ?? example.file
    const pointer = example.at ?? example.edits[0]?.[0] ?? ""
    const line = set.documents.find((document) => document.file === file)?.lineOf(pointer)
    const expected = { rule, file, pointer, line, severity: rules.find(({ id }) => id === rule)?.severity }
    const found = checkDocuments(set, zooDefinitions).filter((finding) => finding.rule === rule)
    expect(found).toEqual(expect.arrayContaining([expect.objectContaining(expected)]))
    if (example.values !== undefined) expect(found[0]?.values).toMatchObject(example.values)
  })

  it("each have an id of their own and a line that says what they are about", () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const { id, about } of rules) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(about).toMatch(/\.$/)
    }
  })
})
