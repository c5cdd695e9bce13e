import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { ComparisonBar } from "../../../src/components/comparison-bar/ComparisonBar"
import { NisaFrameBar } from "../../../src/components/nisa-frame-bar/NisaFrameBar"
import { renderInScreen } from "./renderInScreen"

afterEach(cleanup)

const frame = (used: number, pending: number) => ({
  label: "成長投資枠",
  format: "yen",
  left: { label: "残り", value: 2_400_000 - used - pending },
  used: { label: "利用", value: used },
  pending: { label: "受渡前", value: pending },
  limit: { label: "上限", value: 2_400_000 },
})

const widthsOf = (element: HTMLElement, selector: string) =>
  [...element.querySelectorAll<HTMLElement>(selector)].map(({ style }) => style.width)

describe("NisaFrameBar", () => {
  it("says what is left, used and the limit, and draws the same shares", () => {
    renderInScreen(<NisaFrameBar {...frame(600_000, 240_000)} />)
    const group = screen.getByRole("group", { name: "成長投資枠" })
    expect(group.textContent).toBe("成長投資枠残り1,560,000円利用600,000円受渡前240,000円上限2,400,000円")
    expect(widthsOf(group, ".k-frame__fill")).toEqual(["25%", "10%"])
  })

  it("names what waits for settlement only while something does", () => {
    renderInScreen(<NisaFrameBar {...frame(0, 0)} />)
    expect(screen.queryByText("受渡前")).toBeNull()
  })

  it("never draws more than the frame", () => {
    renderInScreen(<NisaFrameBar {...frame(2_000_000, 900_000)} />)
    const [used = "", waiting = ""] = widthsOf(screen.getByRole("group"), ".k-frame__fill")
    expect(Number.parseFloat(used) + Number.parseFloat(waiting)).toBeCloseTo(100)
  })

  it("draws an inner frame as long as its share of the limit", () => {
    const inner = {
      label: "うち成長投資枠",
      left: { label: "残り", value: 11_850_000 },
      used: { label: "利用", value: 150_000 },
      limit: { label: "上限", value: 12_000_000 },
    }
    const whole = { ...frame(270_000, 0), label: "生涯投資枠", limit: { label: "上限", value: 18_000_000 } }
    renderInScreen(<NisaFrameBar {...whole} inner={inner} />)
    const group = screen.getByRole("group", { name: "うち成長投資枠" })
    expect(within(group).getByText(/11,850,000/)).not.toBeNull()
    expect(Number.parseFloat(widthsOf(group, ".k-frame__bar")[0] ?? "")).toBeCloseTo(66.67, 1)
  })
})

describe("ComparisonBar", () => {
  it("writes the figures of every bar, and draws their shares", () => {
    renderInScreen(
      <ComparisonBar
        title="利益100,000円のとき"
        format="yen"
        rows={[
          {
            label: "課税口座",
            parts: [
              { label: "手取り", value: 79_685, tone: "kept" },
              { label: "税金", value: 20_315, tone: "lost" },
            ],
          },
        ]}
      />,
    )
    const group = screen.getByRole("group")
    expect(group.textContent).toContain("課税口座手取り79,685円税金20,315円")
    const widths = widthsOf(group, ".k-comparison__bar > span").map(Number.parseFloat)
    expect(widths.map(Math.round)).toEqual([80, 20])
  })
})
