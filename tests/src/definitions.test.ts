// @vitest-environment node
import { describe, expect, it } from "vitest"
import { generateMeta } from "../../renderer/compiler"
import { definitions } from "../../src/definitions"

describe("words", () => {
  it("declares every name once within its kind", () => {
    const names = definitions.map(({ kind, name }) => `${kind} ${name}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it("builds options from references that exist", () => {
    expect(() => generateMeta(definitions)).not.toThrow()
  })

  it("gives checks patterns that are regular expressions", () => {
    for (const { pattern } of definitions)
      if (pattern !== undefined) expect(() => new RegExp(pattern, "u")).not.toThrow()
  })

  it("says in one line what each word is for", () => {
    expect(definitions.filter(({ description }) => description === "" || description.includes("\n"))).toEqual([])
  })
})
