// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { monthsBefore } from "../../src/domain/japanTime"
import { shippedRoot } from "../support/shippedRoot"

interface Course {
  readonly price: object | null
  readonly points: readonly { readonly at: string; readonly price: object }[]
}

const set = loadDocuments(shippedRoot)
const samplesOf = (id: string) => set.find("call", id)?.document.samples ?? {}
const courses: Readonly<Record<string, unknown>> = samplesOf("bff/course")
const states = Object.entries(set.find("screen", "course")?.document.samples ?? {}).flatMap(
  ([name, { query, calls }]) => {
    const chosen = calls?.["bff/course"] ?? Object.keys(courses)[0] ?? ""
    const course = courses[chosen] as Course | undefined
    return course?.points.length ? [{ name, period: query?.["period"] ?? "1m", course }] : []
  },
)

const today = "2025-01-15"
const months: Readonly<Record<string, number>> = { "1m": 1, "6m": 6, "1y": 12, "5y": 60 }
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

describe("the states of a brand with a chart", () => {
  it("are of several periods", () => {
    expect(new Set(states.map(({ period }) => period))).toEqual(new Set(["1d", "1m", "1y"]))
  })

  it.each(states)("$name: the chart ends at the price above it", ({ course }) => {
    expect(course.points.at(-1)?.price).toEqual(course.price)
    expect(course.points.at(-1)?.at.slice(0, 10)).toBe(today)
  })

  it.each(states)("$name: the chart begins when its period does", ({ course, period }) => {
    const first = course.points[0]?.at.slice(0, 10) ?? ""
    const begin = period === "1d" ? today : monthsBefore(today, months[String(period)] ?? 0)
    // The first business day of it: a weekend and a holiday later at most.
    expect(daysBetween(begin, first)).toBeGreaterThanOrEqual(0)
    expect(daysBetween(begin, first)).toBeLessThanOrEqual(3)
  })
})

describe("the address of a brand", () => {
  const code = new RegExp(set.find("screen", "course")?.document.query?.["brand_cd"]?.pattern ?? "", "u")

  it.each(["7999", "130A", "SMPT", "99A0001", "BRK.B", "BF-B"])("names it by the code %s", (one) => {
    expect(code.test(one)).toBe(true)
  })

  it.each(["", "7999 ", "a/b", "１３９９"])("does not take %j for a code", (one) => {
    expect(code.test(one)).toBe(false)
  })
})
