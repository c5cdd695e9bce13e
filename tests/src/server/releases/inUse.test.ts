// @vitest-environment node
import { describe, expect, it } from "vitest"
import { isInUse } from "../../../../src/server/releases/inUse"

const hour = (hours: number) => new Date(Date.UTC(2026, 10, 22, hours))
const given = (release: string, hours: number, more: { percent?: number; takeover?: "visit" | "now" } = {}) => ({
  release,
  starts_at: hour(hours),
  percent: 100,
  takeover: "visit" as const,
  ...more,
})
const releases = ["first", "second", "third", "unknown"]
const inUse = (pointers: readonly ReturnType<typeof given>[], hours: number) =>
  releases.filter((release) => isInUse(release, pointers.toReversed(), hour(hours)))

describe("isInUse", () => {
  it("ends a day after new visits got another release", () => {
    const pointers = [given("first", 0), given("second", 10)]
    expect(inUse(pointers, 33)).toEqual(["first", "second"])
    expect(inUse(pointers, 34)).toEqual(["second"])
  })

  it("ends at once where running visits are taken along", () => {
    const pointers = [given("first", 0), given("second", 10, { takeover: "now" }), given("third", 11)]
    expect(inUse(pointers, 12)).toEqual(["second", "third"])
  })

  it("goes on for those whom a percentage leaves out", () => {
    const pointers = [given("first", 0), given("second", 10, { percent: 5, takeover: "now" })]
    expect(inUse(pointers, 100)).toEqual(["first", "second"])
  })
})
