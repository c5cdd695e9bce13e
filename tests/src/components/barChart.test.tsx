import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { array, assert, nat, property } from "fast-check"
import { afterEach, describe, expect, it } from "vitest"
import { BarChart } from "../../../src/components/bar-chart/BarChart"
import { createScale, roundUp } from "../../../src/components/shared/scale"
import { openTable } from "./openTable"
import { renderInScreen } from "./renderInScreen"

afterEach(cleanup)

const months = [
  { MONTH: "2025-01", IN: 100_000, OUT: 0 },
  { MONTH: "2025-02", IN: 20_000, OUT: 50_000 },
  { MONTH: "2025-03", IN: 0, OUT: 0 },
]

const draw = (items: unknown) =>
  renderInScreen(
    <BarChart
      title="2025年の月ごとの入出金"
      items={items}
      category={{ label: "月", name: "MONTH", format: "month", spokenFormat: "year-month" }}
      up={{ label: "入金", name: "IN", format: "yen-signed" }}
      down={{ label: "出金", name: "OUT", format: "yen-out" }}
      limitFormat="yen"
      table="数字を表で見る"
    />,
  )

describe("BarChart", () => {
  it("reads the last place that has something, and every other one by its slider", () => {
    draw(months)
    const slider = screen.getByRole("slider", { name: "2025年の月ごとの入出金" })
    expect(slider.getAttribute("aria-valuetext")).toBe("2025年2月、入金 プラス20,000円、出金 マイナス50,000円")
    fireEvent.change(slider, { target: { value: "0" } })
    expect(slider.getAttribute("aria-valuetext")).toBe("2025年1月、入金 プラス100,000円、出金 増減なし")
  })

  it("has the same figures in a table behind it", () => {
    draw(months)
    openTable()
    const table = screen.getByRole("table", { name: "2025年の月ごとの入出金" })
    expect(
      within(table)
        .getAllByRole("row")
        .map((row) => row.querySelectorAll("th, td").length),
    ).toEqual([3, 3, 3, 3])
    expect(within(table).getAllByRole("rowheader")[1]?.textContent).toBe("2025年2月")
  })

  it("draws what came above the line and what went below it, on one scale", () => {
    const { container } = draw(months)
    const heights = Array.from(container.querySelectorAll(".k-chart__bar"), (bar) => Number(bar.getAttribute("height")))
    const share = 100 / 150_000
    const wanted = [100_000, 0, 20_000, 50_000, 0, 0].map((amount) => amount * share)
    heights.forEach((height, index) => expect(height).toBeCloseTo(wanted[index] ?? -1))
  })

  it("writes the sign of the lower limit", () => {
    const { container } = draw(months)
    const limits = Array.from(container.querySelectorAll(".k-chart__limit"), (limit) => limit.textContent)
    expect(limits[0]).toBe("100,000円")
    expect(limits[1]).toContain("-50,000円")
  })

  it("is nothing where there are no items", () => {
    expect(draw([]).container.querySelector(".k-chart")).toBeNull()
  })

  it("is nothing where nothing came and nothing went", () => {
    expect(draw([{ MONTH: "2025-01", IN: 0, OUT: 0 }]).container.querySelector(".k-chart")).toBeNull()
  })
})

describe("the scale of a bar chart", () => {
  it.each([
    [0, 0],
    [1, 1],
    [46_827, 50_000],
    [100_000, 100_000],
    [100_001, 200_000],
    [1_200_000, 2_000_000],
  ])("ends for %i at %i", (value, end) => {
    expect(roundUp(value)).toBe(end)
  })

  it("holds every amount, and fills no more than there is", () => {
    assert(
      property(array(nat(10 ** 12)), array(nat(10 ** 12)), (ups, downs) => {
        const { up, down, height } = createScale(ups, downs)
        for (const amount of ups) expect(amount).toBeLessThanOrEqual(up)
        for (const amount of downs) expect(amount).toBeLessThanOrEqual(down)
        expect(height(Math.max(0, ...ups)) + height(Math.max(0, ...downs))).toBeLessThanOrEqual(100.000_001)
      }),
    )
  })
})
