// @vitest-environment node
import { describe, expect, it } from "vitest"
import { generateMeta } from "../../../renderer/compiler"
import { definitions } from "../../../src/definitions"

describe("definitions", () => {
  it("builds options from references that exist", () => {
    expect(() => generateMeta(definitions)).not.toThrow()
  })

  it("gives checks patterns that are regular expressions", () => {
    for (const { pattern } of definitions)
      if (pattern !== undefined) expect(() => new RegExp(pattern, "u")).not.toThrow()
  })

  it("says in one line what each is for", () => {
    expect(definitions.filter(({ description }) => description === "" || description.includes("\n"))).toEqual([])
  })
})
