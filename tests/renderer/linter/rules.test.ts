// @vitest-environment node
import { describe, expect, it } from "vitest"
import { rules } from "../../../renderer/linter"
import { invalidExamples } from "./invalid"
import { judged } from "./judged"

describe("rules", () => {
  it.each(Object.entries(invalidExamples))("%s: finds a document that breaks it", (rule, example) => {
    const { set, findings } = judged(example)
    const file = example.in ?? example.file
    const pointer = example.at ?? example.edits[0]?.[0] ?? ""
    const line = set.documents.find((document) => document.file === file)?.lineOf(pointer)
    const expected = { rule, file, pointer, line, severity: rules.find(({ id }) => id === rule)?.severity }
    const found = findings.filter((finding) => finding.rule === rule)
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
