import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { createPlot } from "../../../src/components/projection-chart/plot"
import { ProjectionChart } from "../../../src/components/projection-chart/ProjectionChart"
import { openTable } from "./openTable"
import { inScreen, renderInScreen } from "./renderInScreen"

afterEach(cleanup)

const years = [
  { year: 0, principal: 100, amount: 100, gain: 0 },
  { year: 1, principal: 200, amount: 250, gain: 50 },
  { year: 2, principal: 300, amount: 280, gain: -20 },
]

const chart = (items: unknown) => (
  <ProjectionChart
    title="年ごとの予想額"
    items={items}
    category={{ label: "時期", name: "year", format: "years-later" }}
    total={{ label: "予想額", name: "amount", format: "yen" }}
    base={{ label: "元本", name: "principal", format: "yen" }}
    difference={{ label: "運用損益", name: "gain", format: "yen-signed" }}
    limitFormat="oku-yen"
    table="数字を表で見る"
  />
)

const words = () => screen.getByRole("slider", { name: "年ごとの予想額" }).getAttribute("aria-valuetext")
const read = (place: number) => fireEvent.change(screen.getByRole("slider"), { target: { value: `${place}` } })

describe("ProjectionChart", () => {
  it("reads the end, and every other year by its slider", () => {
    renderInScreen(chart(years))
    expect(words()).toBe("2年後、予想額 280円、元本 300円、運用損益 マイナス20円")
    read(1)
    expect(words()).toBe("1年後、予想額 250円、元本 200円、運用損益 プラス50円")
    read(0)
    expect(words()).toBe("現在、予想額 100円、元本 100円、運用損益 増減なし")
  })

  it("stays at the end when the end moves", () => {
    const { rerender } = renderInScreen(chart(years))
    read(1)
    read(2)
    rerender(inScreen(chart([...years, { year: 3, principal: 400, amount: 500, gain: 100 }])))
    expect(words()).toContain("3年後、予想額 500円")
  })

  it("has the same figures in a table behind it", () => {
    renderInScreen(chart(years))
    openTable()
    const rows = within(screen.getByRole("table", { name: "年ごとの予想額", hidden: true })).getAllByRole("row", {
      hidden: true,
    })
    const texts = rows.map((row) => Array.from(row.children, (cell) => cell.querySelector("[aria-hidden]") ?? cell))
    expect(texts.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
      ["時期", "予想額", "元本", "運用損益"],
      ["現在", "100円", "100円", "±0円"],
      ["1年後", "250円", "200円", "+50円"],
      ["2年後", "280円", "300円", "-20円"],
    ])
  })

  it("is nothing where there are no items", () => {
    expect(renderInScreen(chart([])).container.querySelector(".k-chart")).toBeNull()
  })
})

describe("the plot of a projection", () => {
  it("draws both lines from nothing, each place at its height", () => {
    const plot = createPlot(
      years.map(({ year, principal, amount, gain }) => ({
        category: year,
        base: principal,
        total: amount,
        difference: gain,
      })),
    )
    expect(plot.ticks).toEqual([0, 100, 200, 300])
    expect(plot.total).toBe("M0 66.6667L1 16.6667L2 6.6667")
    expect(plot.base).toBe("M0 66.6667L1 33.3333L2 0")
    expect(plot.placeOf(1)).toEqual({ x: 50, base: 33.3333, total: 16.6667 })
  })
})
