// @vitest-environment node
import { describe, expect, it } from "vitest"
import { isDay, parseMoment, toNumber } from "../../../../src/server/releases/requested"

describe("a request", () => {
  it.each(["abc", "", "-1", "1.5", "99999999999", "1e3", "0x10"])("names nobody by %j", (id) => {
    expect(toNumber(id)).toBe(0)
  })

  it.each([
    ["2026-12-01T00:00:00+09:00", "2026-11-30T15:00:00.000Z"],
    ["2026-12-01T00:00", "2026-11-30T15:00:00.000Z"],
    ["2026-02-30T00:00:00Z", undefined],
    ["+275760-09-13T00:00:00Z", undefined],
    ["9999-12-31T23:59:59-09:00", undefined],
    ["0000-01-01T00:00:00Z", undefined],
    [1, undefined],
  ])("names by %j the moment %j", (text, moment) => {
    expect(parseMoment(text)?.toISOString()).toBe(moment)
  })

  it.each([
    ["2026-05-03", true],
    ["9999-12-31", true],
    ["2026-02-30", false],
    ["+275760-09-13", false],
    ["0000-01-01", false],
    ["2026-05-03T00:00", false],
    [["2026-05-03"], false],
  ])("names a day by %j: %s", (text, isOne) => {
    expect(isDay(text)).toBe(isOne)
  })
})
