// @vitest-environment node
import { describe, expect, it } from "vitest"
import { isSlowPattern } from "../../../renderer/linter/jsonSchema/patterns"

describe("isSlowPattern", () => {
  it("lets patterns be that can match in few ways", () => {
    const patterns = [
      "^[0-9A-Za-z_-]{1,64}$",
      "^/(?!/)[!-~]{0,500}$",
      String.raw`^\d{4}-\d{2}$`,
      "^0(?:[6-9]0\\d{8}|\\d{9})$",
    ]
    expect(patterns.filter((pattern) => isSlowPattern(pattern))).toEqual([])
  })

  it("finds patterns that can match in many, however they hide", () => {
    const patterns = [
      "^(a+)+$",
      "^(?:a|a)*$",
      "^a*a*a*b$",
      String.raw`^[)*](?:[(]+)+$`,
      "(?:^a|b+b+)$",
      "^a|[b]+[b]+$",
      String.raw`^(a+\(?)+$`,
      "x+x+y",
    ]
    expect(patterns.filter((pattern) => !isSlowPattern(pattern))).toEqual([])
  })

  it("has nothing to say of what is no regular expression", () => {
    expect(isSlowPattern("^[a-z{2,}$")).toBe(false)
  })
})
