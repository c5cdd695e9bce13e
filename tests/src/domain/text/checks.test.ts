import { checkSync } from "recheck"
import { describe, expect, it } from "vitest"
import { checkWords } from "../../../../src/words/checks"
import { rows } from "./checks.json"

describe.each(checkWords.map((word) => [word.name, word.pattern] as const))("check %s", (name, pattern) => {
  it.each(rows.filter(({ check }) => check === name))("on $text: $passes", ({ text, passes }) => {
    expect(new RegExp(pattern, "u").test(text)).toBe(passes)
  })

  it("is tried with texts that pass and texts that fail", () => {
    const outcomes = rows.filter(({ check }) => check === name).map(({ passes }) => passes)
    expect(new Set(outcomes)).toEqual(new Set([true, false]))
  })

  it("takes no exponential time, whatever is typed", () => {
    const { status, complexity } = checkSync(pattern, "u", { timeout: 10_000 })
    expect([status, complexity?.type]).not.toContain("exponential")
    expect(status).not.toBe("unknown")
  })
})
