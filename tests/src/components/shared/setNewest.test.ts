import { describe, expect, it } from "vitest"
import { setNewest } from "../../../../src/components/shared/setNewest"

describe("setNewest", () => {
  it("keeps the fifty newest, and what is set again is new", () => {
    const values = new Map<string, number>()
    for (let visit = 0; visit < 50; visit += 1) setNewest(values, `visit ${visit}`, visit)
    setNewest(values, "visit 0", 100)
    setNewest(values, "visit 50", 50)
    expect([values.size, values.get("visit 0"), values.has("visit 1"), values.has("visit 2")]).toEqual([
      50,
      100,
      false,
      true,
    ])
  })
})
