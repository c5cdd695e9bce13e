import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { Chips } from "../../../src/components/chips/Chips"
import { TradeRow } from "../../../src/components/trade-row/TradeRow"
import { aTap, inScreen, renderInScreen } from "./renderInScreen"

afterEach(cleanup)

const sale = { kind: "売却", title: "サンプルテック", date: "1月17日(金)", amount: 50_000, format: "yen-signed" }
const facts = [
  { value: "1399 日本ETF" },
  { value: 2, format: "code:tax-type" },
  { value: -20, format: "kabu-signed" },
  { value: undefined, format: "kuchi-signed" },
]

describe("TradeRow", () => {
  it("is one button that says kind, brand, signed amount, facts that there are, and the day", async () => {
    const tap = aTap()
    renderInScreen(<TradeRow {...sale} facts={facts} tap={tap} />)
    const name = "売却 サンプルテック プラス50,000円 1399 日本ETF 特定 マイナス20株 1月17日(金)"
    await userEvent.setup().click(screen.getByRole("button", { name }))
    expect(tap.count()).toBe(1)
  })

  it("says a fact in words beside those that are figures", () => {
    const { container } = renderInScreen(<TradeRow {...sale} facts={[{ text: "現地日 1月14日(火)" }, { text: "" }]} />)
    const drawn = [...container.querySelectorAll(".k-trade-row__fact")].map(({ textContent }) => textContent)
    expect(drawn).toEqual(["現地日 1月14日(火)", "1月17日(金)"])
  })

  it("says what was left afterwards where that is known, and nothing else where it is not", () => {
    const amountSub = { text: "預り金残高 320,000円" }
    const { container, rerender } = renderInScreen(<TradeRow {...sale} amountSub={amountSub} />)
    expect(container.querySelector(".k-trade-row__sub")?.textContent).toBe("預り金残高 320,000円")
    rerender(inScreen(<TradeRow {...sale} amountSub={{ ...amountSub, when: false }} />))
    expect(container.querySelector(".k-trade-row__sub")).toBeNull()
  })

  it("says an amount that has not moved without a sign", () => {
    renderInScreen(<TradeRow {...sale} quiet quietAmount={50_000} quietFormat="yen" />)
    expect(screen.getByText("50,000").closest("[data-quiet]")?.textContent).toBe("50,000円")
  })

  it("says no kind where a badge says it", () => {
    const { container } = renderInScreen(<TradeRow {...sale} kind={undefined} badges={[{ text: "売" }]} />)
    expect(container.textContent).toMatch(/^売サンプルテック/)
    expect(container.querySelector(".k-trade-row__kind")).toBeNull()
  })

  it("says the time behind the day, and the day alone where there is none", () => {
    const time = { text: "09:15" }
    const { container, rerender } = renderInScreen(<TradeRow {...sale} time={time} />)
    expect(container.textContent).toContain("1月17日(金) 09:15")
    rerender(inScreen(<TradeRow {...sale} time={{ ...time, when: false }} />))
    expect(container.querySelector(".k-trade-row__fact:last-child")?.textContent).toBe("1月17日(金)")
  })

  it("draws no amount where nothing is paid", () => {
    const { container } = renderInScreen(<TradeRow kind="株式分割" date="1月17日(金)" format="yen-signed" />)
    expect(container.textContent).toBe("株式分割1月17日(金)")
  })
})

describe("Chips", () => {
  it("draws what acts at once as a button, not as a toggle", () => {
    const removal = { label: "直近1年", name: "「直近1年」の条件を外す", icon: "close", selected: true, tap: aTap() }
    renderInScreen(<Chips label="絞り込み" choices={[removal]} />)
    const chip = screen.getByRole("button", { name: removal.name })
    expect([chip.getAttribute("aria-pressed"), chip.textContent]).toEqual([null, "直近1年"])
  })
})
