// @vitest-environment node
import { describe, expect, it } from "vitest"
import { goalPlan } from "../../../../src/areas/planning/sources/goal-plan/goalPlan"

const read = goalPlan({} as never)
const jpy = (n: number) => ({ n, e10: 0, unit: "jpy" })
const asked = { today: "2025-01-15", current: jpy(687_500), target: 10_000_000, until: "2040-01", rate: 3 }

describe("planning/goal-plan", () => {
  it("gives yen a month and the months that are left", () => {
    expect(read(asked)).toMatchObject({ months: 180, monthly: 39_311 })
    expect(read({ ...asked, current: 0, rate: "0.0", until: "2035-01" })).toMatchObject({
      months: 120,
      monthly: 83_334,
    })
  })

  it("gives 0 where what is there is enough", () => {
    expect(read({ ...asked, target: jpy(900_000) })["monthly"]).toBe(0)
  })

  it("offers the next month to the one in fifty years, across the end of a year too", () => {
    const limits = { first: "2025-02", last: "2075-01", usual: "2035-01" }
    expect(read({ today: "2025-01-15" })).toEqual(limits)
    expect(read({ today: "2025-12-31" })).toEqual({ first: "2026-01", last: "2075-12", usual: "2035-12" })
  })

  it.each([
    ["this month", { until: "2025-01" }, 0],
    ["a month that is over", { until: "2024-12" }, -1],
    ["more than fifty years", { until: "2075-02" }, 601],
    ["no target yet", { target: undefined }, 180],
    ["a rate between two tenths", { rate: 3.25 }, 180],
    ["a rate over its limit", { rate: 10.1 }, 180],
  ])("has no plan for %s", (_, answer, months) => {
    const plan = read({ ...asked, ...answer })
    expect(plan["months"]).toBe(months)
    expect(plan).not.toHaveProperty("monthly")
  })

  it("knows nothing before the day is known", () => {
    expect(read({ ...asked, today: undefined })).toEqual({})
  })
})
