import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { BrandRow } from "../../../src/components/brand-row/BrandRow"
import { aTap, renderInScreen } from "./renderInScreen"

afterEach(cleanup)

const price = { price: { n: 20_000, e10: -2, unit: "usd" }, priceFormat: "number-value" }
const change = { change: { n: -300, e10: -2, unit: "%" }, changeFormat: "number-value-signed" }
const brand = { title: "サンプルテック", sub: "SMPT 米国株", mark: "サンプルテック", ...price, ...change }

describe("BrandRow", () => {
  it("is one link that says name, label, price and change, and not the ornament", () => {
    renderInScreen(<BrandRow {...brand} tap={aTap()} />)
    const { textContent } = screen.getByRole("link", {
      name: "サンプルテック SMPT 米国株 200.00 ドル マイナス3.00%",
    })
    expect(textContent).toMatch(/^サ/)
  })

  it("keeps a brand by its heart without following the row", async () => {
    const [row, heart] = [aTap(), aTap()]
    renderInScreen(<BrandRow {...brand} tap={row} heart={{ label: "お気に入りから削除", pressed: true, tap: heart }} />)
    const button = screen.getByRole("button", { name: "お気に入りから削除" })
    await userEvent.setup().click(button)
    expect([button.getAttribute("aria-pressed"), heart.count(), row.count()]).toEqual(["true", 1, 0])
  })

  it("draws no heart where nobody keeps brands", () => {
    renderInScreen(<BrandRow {...brand} tap={aTap()} heart={undefined} />)
    expect(screen.queryByRole("button")).toBeNull()
  })
})
