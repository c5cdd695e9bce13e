// @vitest-environment node
import { describe, expect, it } from "vitest"
import { generateMeta } from "../../../renderer/compiler"
import type { Definition } from "../../../renderer/definitions"
import { definitions } from "../../../src/definitions"

describe("definitions", () => {
  it("builds options from references that exist", () => {
    expect(() => generateMeta(definitions)).not.toThrow()
  })

  it("gives checks patterns that are regular expressions", () => {
    for (const { pattern } of definitions)
      if (pattern !== undefined) expect(() => new RegExp(pattern, "u")).not.toThrow()
  })

  it("gives checks examples that they accept, and controls that can give each of them", () => {
    const controls = new Map(
      (definitions as readonly Definition[]).filter(({ kind }) => kind === "control").map((one) => [one.name, one]),
    )
    for (const { name, pattern = "", examples = [], askedBy = [] } of definitions as readonly Definition[]) {
      for (const text of examples) expect(text, name).toMatch(new RegExp(pattern, "u"))
      for (const control of askedBy) {
        const { gives, enters = "" } = controls.get(control) ?? {}
        expect(controls.has(control), control).toBe(true)
        for (const text of examples) expect(text, control).toMatch(new RegExp(enters, "u"))
        for (const text of gives ?? []) expect(text, control).toMatch(new RegExp(pattern, "u"))
      }
    }
  })

  it("says in one line what each is for", () => {
    expect(definitions.filter(({ description }) => description === "" || description.includes("\n"))).toEqual([])
  })
})
