import { describe, expect, it } from "vitest"
import { compileValue } from "../../../../renderer/compiler/compile/compileValue"

describe("compileValue", () => {
  it("leaves out what the document does, so that no call is sent a null in its place", () => {
    const value = { if: { when: { filled: ["$query.key"] }, then: "$query.key" } }
    const { of } = (
      compileValue(value, { codes: {}, conditions: {}, tokens: {} } as never) as { "@compute": { of: unknown[] } }
    )["@compute"]
    expect(of.at(-1)).toEqual({ "@get": ["query", "key"] })
  })
})
