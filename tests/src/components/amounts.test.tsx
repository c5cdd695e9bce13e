import { act, cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { HeroAmount } from "../../../src/components/hero-amount/HeroAmount"
import { KeyValues } from "../../../src/components/key-values/KeyValues"
import { Progress } from "../../../src/components/progress/Progress"
import { SummaryList } from "../../../src/components/summary-list/SummaryList"
import { share } from "../../../src/components/shared/share"
import { aTap, inScreen, renderInScreen } from "./renderInScreen"

afterEach(cleanup)

/** What a screen reader says of an element. */
function spoken(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const silent of copy.querySelectorAll("[aria-hidden=true]")) silent.remove()
  return copy.textContent ?? ""
}

const valueOf = (label: string) => screen.getByText(label).nextElementSibling as HTMLElement

describe("amounts", () => {
  it("knows an amount that large text makes wider than the narrowest phones", () => {
    const amounts = [999_999_999, 1_234_567_890_123]
    renderInScreen(<KeyValues rows={amounts.map((value) => ({ label: String(value), value, format: "yen" }))} />)
    const areLong = amounts.map((value) => valueOf(String(value)).querySelector("[data-long]") !== null)
    expect(areLong).toEqual([false, true])
  })

  it("writes the sign, colours it, and says it in words", () => {
    renderInScreen(
      <KeyValues
        rows={[
          { label: "損", value: -1234, format: "yen-signed" },
          { label: "益", value: 1234, format: "yen-signed" },
          { label: "同じ", value: 0, format: "yen-signed" },
        ]}
      />,
    )
    expect(valueOf("損").textContent).toContain("-1,234円")
    expect(spoken(valueOf("損"))).toBe("マイナス1,234円")
    expect(valueOf("損").querySelector("[data-tone=fall]")).not.toBeNull()
    expect(valueOf("益").textContent).toContain("+1,234円")
    expect(spoken(valueOf("益"))).toBe("プラス1,234円")
    expect(valueOf("益").querySelector("[data-tone=rise]")).not.toBeNull()
    expect(spoken(valueOf("同じ"))).toBe("増減なし")
  })

  it("draws the unit smaller without changing what is read", () => {
    renderInScreen(<HeroAmount label="出金可能額" amount={235000} />)
    const group = screen.getByRole("group", { name: "出金可能額" })
    expect(within(group).getByText("円").className).toBe("k-figure__unit")
    expect(group.textContent).toBe("出金可能額235,000円")
  })

  it("covers every figure of the block while amounts are hidden", () => {
    const rows = [
      { label: "評価損益", value: 28000, format: "yen-signed", aside: "8.25", asideFormat: "percent-signed" },
    ]
    renderInScreen(<HeroAmount label="資産合計" amount={687500} rows={rows} covered />)
    const group = screen.getByRole("group", { name: "資産合計" })
    expect(group.textContent).not.toMatch(/[1-9]/)
    expect(spoken(group)).toBe("資産合計非表示評価損益非表示")
  })

  it("shows a dash where the value is missing", () => {
    renderInScreen(<HeroAmount label="出金可能額" amount={undefined} />)
    expect(screen.getByRole("group").textContent).toBe("出金可能額―")
  })
})

describe("KeyValues", () => {
  it("hides a row whose condition is false or unknown", () => {
    const rows = [
      { label: "出る", text: "a", when: true },
      { label: "出ない", text: "b", when: false },
      { label: "わからない", text: "c", when: undefined },
      { label: "いつも", text: "d" },
    ]
    renderInScreen(<KeyValues rows={rows} />)
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["出る", "いつも"])
  })

  it("says all rows in one sentence once they rest, and nothing of what stood there from the start", async () => {
    vi.useFakeTimers()
    try {
      const rowsOf = (fee: number) => [
        { label: "振込手数料", value: fee, format: "yen" },
        { label: "お受取り予定額", value: 100000 - fee, format: "yen" },
      ]
      const { rerender } = renderInScreen(<KeyValues rows={rowsOf(0)} live />)
      const rest = () => act(() => vi.advanceTimersByTimeAsync(1000))
      await rest()
      expect(screen.getByRole("status").textContent).toBe("")
      rerender(inScreen(<KeyValues rows={rowsOf(275)} live />))
      await act(() => vi.advanceTimersByTimeAsync(900))
      rerender(inScreen(<KeyValues rows={rowsOf(385)} live />))
      expect(screen.getByRole("status").textContent).toBe("")
      await rest()
      expect(screen.getByRole("status").textContent).toBe("振込手数料 385円、お受取り予定額 99,615円。")
    } finally {
      vi.useRealTimers()
    }
  })
})

describe("SummaryList", () => {
  it("gives each change link the name of its group", () => {
    const change = { label: "修正する", tap: aTap() }
    renderInScreen(
      <SummaryList
        groups={[
          { title: "お名前", change },
          { title: "ご住所", change },
        ]}
      />,
    )
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("aria-label"))).toEqual([
      "お名前を修正する",
      "ご住所を修正する",
    ])
  })
})

describe("Progress", () => {
  it("says how far a section is in words", () => {
    renderInScreen(<Progress label="STEP 1 本人確認" value={3} of={15} />)
    const bar = screen.getByRole("progressbar")
    expect(bar.getAttribute("aria-valuetext")).toBe("15画面中3画面目")
    expect(bar.getAttribute("aria-valuenow")).toBe("20")
  })

  it("tells the screens and the minutes still ahead, and nothing where they are not known", () => {
    const { rerender } = renderInScreen(
      <Progress label="はじめに" value={1} of={4} ahead={{ screens: 6, minutes: 2 }} />,
    )
    expect(document.body.textContent).toContain("あと6画面・約2分")
    rerender(inScreen(<Progress label="はじめに" value={4} of={4} ahead={{ screens: 0, minutes: 1 }} />))
    expect(document.body.textContent).toContain("この画面で最後です・約1分")
    rerender(inScreen(<Progress label="はじめに" value={4} of={4} />))
    expect(screen.queryByText(/約/)).toBeNull()
  })

  it("says in words what two numbers would leave to be worked out", () => {
    renderInScreen(<Progress label="目標の達成率" value="6.87" of={100} format="percent" text="6.87%達成" />)
    expect(document.body.textContent).toBe("目標の達成率6.87%達成")
    expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("6.87%達成")
  })

  it("never leaves the bar, whatever the figures are", () => {
    expect([share(3, 2), share(-1, 2), share(1, 0), share(undefined, 5), share("1", "4")]).toEqual([1, 0, 0, 0, 0.25])
  })
})
