import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { Donut } from "../../../src/components/donut/Donut"
import { renderInScreen } from "./renderInScreen"

afterEach(cleanup)

const yen = (n: number) => ({ n, e10: 0, unit: "jpy" })
const percent = (n: number) => ({ n, e10: -2, unit: "%" })
const parts = [
  { kind: "木", amount: yen(300_000), share: percent(4364), tone: 1 },
  { kind: "金", amount: yen(67_500), share: percent(981), tone: 2 },
  { kind: "土", amount: yen(320_000), share: percent(4655), tone: 6 },
]

const draw = (items: unknown, covered = false) =>
  renderInScreen(
    <Donut
      title="資産の内訳"
      items={items}
      category={{ label: "種類", name: "kind", format: "" }}
      share={{ label: "割合", name: "share", format: "number-value" }}
      amount={{ label: "金額", name: "amount", format: "number-value" }}
      tone="tone"
      middle={{ label: "評価額", value: yen(367_500), format: "number-value" }}
      covered={covered}
    />,
  )

/** Length and beginning of every part, as somebody with a ruler reads them off a ring that is 100 long. */
const readRing = (container: HTMLElement) =>
  Array.from(container.querySelectorAll(".k-donut__part"), (part) => ({
    length: Number.parseFloat(part.getAttribute("stroke-dasharray") ?? ""),
    start: 0 - Number(part.getAttribute("stroke-dashoffset")),
  }))

describe("Donut", () => {
  it("draws every part as long as its share, up to the gap behind it", () => {
    const ring = readRing(draw(parts).container)
    expect(ring.map(({ length }) => Math.round((length + 0.5) * 100))).toEqual([4364, 981, 4655])
    expect(ring.map(({ start }) => Math.round(start * 100))).toEqual([0, 4364, 5345])
  })

  it("closes the ring where one part is all", () => {
    const ring = readRing(draw([{ kind: "土", amount: yen(1), share: percent(10_000), tone: 6 }]).container)
    expect(ring).toEqual([{ length: 100, start: 0 }])
  })

  it("has no part of what is nothing, and says it in the table", () => {
    const { container } = draw([...parts, { kind: "水", amount: yen(0), share: percent(0), tone: 3 }])
    expect(readRing(container)).toHaveLength(3)
    expect(screen.getAllByRole("row").at(-1)?.textContent).toBe("水0.00%0円")
  })

  it("has every figure in the table beside it", () => {
    draw(parts)
    const table = screen.getByRole("table", { name: "資産の内訳" })
    expect(
      within(table)
        .getAllByRole("row")
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(["木43.64%300,000円", "金9.81%67,500円", "土46.55%320,000円"])
  })

  it("covers amounts and keeps shares", () => {
    const { container } = draw(parts, true)
    expect(container.textContent).not.toContain("000円")
    expect(container.textContent).toContain("43.64%＊＊＊＊円")
  })

  it("is nothing where there are no parts", () => {
    expect(draw([]).container.querySelector(".k-chart")).toBeNull()
  })
})
