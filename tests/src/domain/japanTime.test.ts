// @vitest-environment node
import { describe, expect, it } from "vitest"
import { parseDatetime, toJapanDate, toJapanDatetime } from "../../../src/domain/japanTime"

describe("toJapanDatetime", () => {
  it.each([
    ["2025-01-15T01:00:00Z", "2025-01-15T10:00:00+09:00"],
    ["2024-12-31T15:00:00Z", "2025-01-01T00:00:00+09:00"],
  ])("shows %s as %s", (instant, text) => {
    expect(toJapanDatetime(Date.parse(instant))).toBe(text)
    expect(toJapanDate(Date.parse(instant))).toBe(text.slice(0, 10))
  })
})

describe("parseDatetime", () => {
  const ten = Date.parse("2025-01-15T01:00:00Z")

  it.each([
    ["2025-01-15T10:00:00+09:00", ten],
    ["2025-01-15T01:00:00Z", ten],
    ["2025-01-14T20:00:00-05:00", ten],
    ["2025-01-15T10:00:00", ten],
    ["2025-01-15", undefined],
    ["2025-13-45T10:00:00+09:00", undefined],
    ["2026-02-30T00:00", undefined],
    ["2026-04-31T10:00:00+09:00", undefined],
    ["2026-01-01T00:00:00+25:00", undefined],
    ["2024-02-29T00:00", Date.parse("2024-02-28T15:00:00Z")],
    ["tomorrow", undefined],
    [null, undefined],
    [1_736_902_800_000, undefined],
  ])("reads %j", (value, ms) => {
    expect(parseDatetime(value)).toBe(ms)
  })
})
