import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { HoldingRow } from "../../../src/components/holding-row/HoldingRow"
import { HoldingsTable } from "../../../src/components/holdings-table/HoldingsTable"
import { propertyOf } from "../../../src/components/shared/chartValues"
import { layOut } from "./layOut"
import { aTap, renderInScreen } from "./renderInScreen"

afterEach(cleanup)

const row = {
  title: "サンプル自動車",
  details: [
    { text: "7999 日本株" },
    { value: "12.5", format: "kabu", when: true },
    { value: "12", format: "kuchi", when: false },
  ],
  amount: 30_000,
  amountFormat: "yen",
  gain: -2_000,
  gainFormat: "yen-signed",
  rate: "-6.25",
  rateFormat: "percent-signed",
}

describe("HoldingRow", () => {
  it("leads to the holding, and says what it is, how much, and what it brought", () => {
    const tap = aTap()
    renderInScreen(<HoldingRow {...row} tap={tap} />)
    const link = screen.getByRole("link")
    expect(link.textContent).toContain("7999 日本株12.5株30,000円-2,000円")
    expect(link.textContent).toContain("-6.25%")
    expect(link.textContent).not.toContain("口")
    fireEvent.click(link)
    expect(tap.count()).toBe(1)
  })

  it("says neither how much nor how well while it is covered", () => {
    const { container } = renderInScreen(<HoldingRow {...row} covered />)
    expect(container.textContent).not.toMatch(/12\.5|30,000|2,000|6\.25/)
    expect(container.textContent).toContain("サンプル自動車")
    expect(container.querySelector("[data-tone=fall]")).toBeNull()
  })

  it("heads a group with its subtotal", () => {
    renderInScreen(<HoldingRow variant="heading" title="日本株" amount={30_000} amountFormat="yen" />)
    expect(screen.getByRole("heading", { level: 3, name: "日本株" })).toBeTruthy()
  })
})

const group = (name: string, count: number) => ({
  name,
  rows: Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}` })),
})
const table = (groups: unknown) => (
  <HoldingsTable
    label="保有商品"
    groups={groups}
    itemKey="id"
    heading={(item) => <h3>{String(propertyOf(item, "name"))}</h3>}
    row={(item) => <span>{String(propertyOf(item, "id"))}</span>}
  />
)

describe("HoldingsTable", () => {
  it("draws each group with its heading and then its rows", () => {
    renderInScreen(table([group("株", 2), group("投信", 1)]))
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "株",
      "株-0",
      "株-1",
      "投信",
      "投信-0",
    ])
  })

  it("draws of many only those near the view, across groups", async () => {
    const layout = layOut(72)
    try {
      renderInScreen(table([group("株", 300), group("投信", 300)]))
      await screen.findByText("株-0")
      expect(screen.getAllByRole("listitem").length).toBeLessThan(100)
      expect(screen.queryByText("投信-299")).toBeNull()
    } finally {
      layout.end()
    }
  })

  it("stands without rows while nothing has come", () => {
    renderInScreen(table(undefined))
    expect(screen.queryAllByRole("listitem")).toEqual([])
  })
})
