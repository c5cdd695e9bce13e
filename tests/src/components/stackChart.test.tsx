import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { StackChart } from "../../../src/components/stack-chart/StackChart"
import { openTable } from "./openTable"
import { renderInScreen } from "./renderInScreen"

afterEach(cleanup)

const months = [
  { month: "2025-01", fund: 1_200, us: 0, jp: 300 },
  { month: "2025-02", fund: 100, us: 0, jp: 0 },
  { month: "2025-03", fund: 0, us: 0, jp: 0 },
]

const draw = (items: unknown) =>
  renderInScreen(
    <StackChart
      title="月ごとの受取額"
      items={items}
      category={{ label: "月", name: "month", format: "month", spokenFormat: "year-month" }}
      parts={[
        { label: "投資信託", name: "fund" },
        { label: "米国株", name: "us" },
        { label: "日本株", name: "jp" },
      ]}
      total="合計"
      format="yen"
      limitFormat="yen"
      table="数字を表で見る"
    />,
  )

const words = () => screen.getByRole("slider", { name: "月ごとの受取額" }).getAttribute("aria-valuetext")

describe("StackChart", () => {
  it("reads the last place that has something, and every other one by its slider", () => {
    draw(months)
    expect(words()).toBe("2025年2月、合計 100円、投資信託 100円")
    fireEvent.change(screen.getByRole("slider"), { target: { value: "0" } })
    expect(words()).toBe("2025年1月、合計 1,500円、投資信託 1,200円、日本株 300円")
    fireEvent.change(screen.getByRole("slider"), { target: { value: "2" } })
    expect(words()).toBe("2025年3月、合計 0円")
  })

  it("puts the parts one above the other, each in the colour of its place, on one scale", () => {
    const { container } = draw(months)
    const parts = Array.from(container.querySelectorAll(".k-stacks__part"), (part) =>
      ["data-series", "y", "height"].map((name) => Number(part.getAttribute(name))),
    )
    // The scale ends at 1,500.
    expect(parts).toEqual(
      [
        [1, 20, 80],
        [3, 0, 20],
        [1, 100 - 100 / 15, 100 / 15],
        [3, 100 - 100 / 15, 0],
        [1, 100, 0],
        [3, 100, 0],
      ].map((part) => part.map((number) => expect.closeTo(number, 6))),
    )
  })

  it("has the same figures in a table behind it, without parts that nowhere have any", () => {
    draw(months)
    openTable()
    const table = screen.getByRole("table", { name: "月ごとの受取額", hidden: true })
    const texts = within(table)
      .getAllByRole("row", { hidden: true })
      .map((row) => Array.from(row.children, ({ textContent }) => textContent))
    expect(texts).toEqual([
      ["月", "合計", "投資信託", "日本株"],
      ["2025年1月", "1,500円", "1,200円", "300円"],
      ["2025年2月", "100円", "100円", "0円"],
      ["2025年3月", "0円", "0円", "0円"],
    ])
  })

  it("is nothing where there are no items", () => {
    expect(draw([]).container.querySelector(".k-chart")).toBeNull()
  })
})
