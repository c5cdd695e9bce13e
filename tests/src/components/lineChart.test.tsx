import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { array, assert, integer, property } from "fast-check"
import { afterEach, describe, expect, it } from "vitest"
import { LineChart } from "../../../src/components/line-chart/LineChart"
import { createPlot } from "../../../src/components/line-chart/plot"
import { ticksAround } from "../../../src/components/shared/scale"
import { layOut } from "./layOut"
import { openTable } from "./openTable"
import { inScreen, renderInScreen } from "./renderInScreen"

afterEach(cleanup)

const yen = (n: number) => ({ n, e10: 0, unit: "jpy" })
const days = [
  { date: "2025-01-10", total: yen(690_000) },
  { date: "2025-01-14", total: yen(704_906) },
  { date: "2025-01-15", total: yen(687_500) },
]

const chart = (items: unknown, covered = false) => (
  <LineChart
    title="資産合計の推移"
    items={items}
    category={{ label: "日付", name: "date", format: "date", spokenFormat: "date-long" }}
    line={{ label: "資産合計", name: "total", format: "number-value" }}
    limitFormat="yen"
    table="数字を表で見る"
    missing="チャートを表示できません"
    covered={covered}
  />
)
const draw = (items: unknown, covered = false) => renderInScreen(chart(items, covered))
/** What has changed in the page since; read at once, before observers are told. */
function observeChanges(container: HTMLElement): () => readonly MutationRecord[] {
  const observer = new MutationObserver(() => undefined)
  observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
  return () => observer.takeRecords()
}

const slider = () => screen.getByRole("slider", { name: "資産合計の推移" })

/** Amounts as somebody with a ruler reads them: heights of the line between the amounts at the outermost lines. */
function readDrawing(container: HTMLElement): readonly number[] {
  const limits = Array.from(container.querySelectorAll(".k-line__limits > li"), (limit) =>
    Number(limit.textContent.replaceAll(/[,円]/g, "")),
  )
  const [high = 0, low = 0] = [limits[0], limits.at(-1)]
  const path = container.querySelector(".k-line__stroke")?.getAttribute("d") ?? ""
  return Array.from(path.matchAll(/[ML][\d.]+ ([\d.]+)/g), ([, y]) => high - (Number(y) / 100) * (high - low))
}

describe("LineChart", () => {
  it("draws a line from which the data can be read again", () => {
    const { container } = draw(days)
    expect(readDrawing(container).map(Math.round)).toEqual([690_000, 704_906, 687_500])
  })

  it("reads the newest point, and every other one by arrow keys", () => {
    draw(days)
    expect(slider().getAttribute("aria-valuetext")).toBe("2025年1月15日(水)、資産合計 687,500円")
    fireEvent.change(slider(), { target: { value: "1" } })
    expect(slider().getAttribute("aria-valuetext")).toBe("2025年1月14日(火)、資産合計 704,906円")
  })

  it("reads the point nearest to a finger, wherever it comes down", () => {
    const layout = layOut(40)
    try {
      draw(days)
      fireEvent.pointerDown(slider(), { clientX: 10, pointerType: "touch" })
      expect(slider().getAttribute("aria-valuetext")).toContain("1月10日")
      fireEvent.pointerMove(slider(), { clientX: 200, pointerType: "touch", pressure: 0.5 })
      expect(slider().getAttribute("aria-valuetext")).toContain("1月14日")
      fireEvent.pointerMove(slider(), { clientX: 900, pointerType: "mouse" })
      expect(slider().getAttribute("aria-valuetext")).toContain("1月15日")
    } finally {
      layout.end()
    }
  })

  it("stays at the day that is read while its points change, and goes to the newest when the day is gone", () => {
    const { rerender } = draw(days)
    fireEvent.change(slider(), { target: { value: "1" } })
    rerender(inScreen(chart(days.slice(1))))
    expect(slider().getAttribute("aria-valuetext")).toContain("1月14日")
    rerender(inScreen(chart(days.slice(2))))
    expect(slider().getAttribute("aria-valuetext")).toContain("1月15日")
  })

  it("has the same figures in a table behind it, from when it is opened", () => {
    draw(days)
    expect(screen.getAllByRole("row")).toHaveLength(1)
    openTable()
    const rows = within(screen.getByRole("table", { name: "資産合計の推移" })).getAllByRole("row")
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "日付資産合計",
      "2025年1月10日(金)690,000円",
      "2025年1月14日(火)704,906円",
      "2025年1月15日(水)687,500円",
    ])
  })

  it.each([
    ["no list", undefined],
    ["an empty list", []],
    ["no amount", [{ date: "2025-01-15", total: null }]],
  ])("says that there is nothing to draw of %s", (_case, items) => {
    draw(items)
    expect(screen.getByText("チャートを表示できません")).toBeTruthy()
    expect(screen.queryByRole("slider")).toBeNull()
  })

  it("covers all amounts, drawn, read and in the table, and keeps the line", () => {
    const { container } = draw(days, true)
    openTable()
    expect(container.querySelector(".k-line__stroke")).not.toBeNull()
    expect(slider().getAttribute("aria-valuetext")).toBe("2025年1月15日(水)、資産合計 非表示")
    expect(container.textContent).not.toMatch(/\d{3},\d{3}/)
    expect(container.textContent).toContain("＊＊＊＊円")
  })

  it("draws nothing again of 2,000 points but the mark while one reads, and no row of a closed table", () => {
    const many = Array.from({ length: 2_000 }, (_, index) => ({ date: `day ${index}`, total: yen(index * 7) }))
    const { container } = draw(many)
    const stroke = container.querySelector(".k-line__stroke")
    const changes = observeChanges(container)
    fireEvent.change(slider(), { target: { value: "500" } })
    const changed = changes()
    expect(changed.map(({ target }) => target)).not.toContain(stroke)
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.length).toBeLessThan(20)
    expect(screen.getAllByRole("row")).toHaveLength(1)
    expect(readDrawing(container).map(Math.round)).toEqual(many.map(({ total }) => total.n))
  })
})

describe("createPlot", () => {
  it("stands at the right edge with one point, and within its lines with equal ones", () => {
    const point = { category: "a", amount: 5, height: 5 }
    expect(createPlot([point]).placeOf(0).x).toBe(100)
    const { ticks, placeOf } = createPlot([point, point])
    expect([placeOf(0).x, placeOf(1).x]).toEqual([0, 100])
    expect(ticks[0]).toBeLessThanOrEqual(5)
    expect(ticks.at(-1)).toBeGreaterThan(5)
  })
})

describe("ticksAround", () => {
  it("holds all values between two to five lines at round amounts", () => {
    assert(
      property(array(integer({ min: -(10 ** 10), max: 10 ** 10 }), { minLength: 2 }), (values) => {
        const ticks = ticksAround(values)
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values))
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})
