// @vitest-environment node
import { describe, expect, it } from "vitest"
import { ticksAround } from "../../../../src/components/shared/scale"

describe("ticksAround", () => {
  it.each([
    ["of one yen", [0, 1], [0, 1]],
    ["of two yen", [0, 0, 2], [0, 1, 2]],
    ["of nothing but the same yen", [3, 3], [3, 4]],
    ["of cents", [0.5, 0.51], [0.5, 0.51]],
    ["of amounts far above their unit", [0, 12_331_010], [0, 5_000_000, 10_000_000, 15_000_000]],
  ])("puts the lines %s on what can be written", (_what, values, expected) => {
    expect(ticksAround(values)).toEqual(expected)
  })
})
