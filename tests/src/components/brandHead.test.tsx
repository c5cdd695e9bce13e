import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { BrandHead } from "../../../src/components/brand-head/BrandHead"
import { aTap, renderInScreen } from "./renderInScreen"

afterEach(cleanup)

const named = { title: "サンプルテック", sub: "SMPT 米国株", mark: "サンプルテック" }
const price = { price: { n: 20_000, e10: -2, unit: "usd" }, priceFormat: "number-value" }
const change = { change: { n: -300, e10: -2, unit: "%" }, changeFormat: "number-value-signed", changeLabel: "前日比" }
const yen = { converted: { n: 30_000, e10: 0, unit: "jpy" }, convertedFormat: "number-value" }

describe("BrandHead", () => {
  it("names the brand in a heading, and says price, change and the price in yen", () => {
    const { container } = renderInScreen(<BrandHead {...named} {...price} {...change} {...yen} priceNote="15分遅れ" />)
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("サンプルテック")
    expect(container.textContent).toContain("200.00")
    expect(container.textContent).toContain("マイナス3.00%")
    expect(container.textContent).toContain("30,000")
    expect(container.textContent).toContain("15分遅れ")
  })

  it("says no price where the screen leads with another number, and none in yen where there is none", () => {
    const { container } = renderInScreen(<BrandHead {...named} />)
    expect(container.querySelector(".k-brand-head__figures")).toBeNull()
    cleanup()
    renderInScreen(<BrandHead {...named} price={null} priceFormat="number-value" priceNote="―時点" />)
    expect(document.body.textContent).not.toContain("時点")
    cleanup()
    renderInScreen(<BrandHead {...named} {...price} converted={undefined} convertedFormat="number-value" />)
    expect(document.querySelector(".k-brand-head__converted")).toBeNull()
  })

  it("keeps the brand by its heart", async () => {
    const heart = aTap()
    renderInScreen(<BrandHead {...named} heart={{ label: "お気に入りに追加", pressed: false, tap: heart }} />)
    const button = screen.getByRole("button", { name: "お気に入りに追加" })
    await userEvent.setup().click(button)
    expect([button.getAttribute("aria-pressed"), heart.count()]).toEqual(["false", 1])
  })
})
