import { describe, expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function openAt(address: string, isLoggedIn = true) {
  const visitor = await customers.visit("active-investor")
  if (!isLoggedIn) visitor.cookies.delete("TOKEN")
  const customer = await customers.openAs(visitor, address)
  await customer.sees("course")
  const text = () => customer.app.container.textContent ?? ""
  const journal = async () => (await visitor.control("GET", "/journal")) as { call: string }[]
  return { ...customer, text, journal }
}

describe("/course", () => {
  it("is opened by a row of the brand list, and leads back to it", async () => {
    const visitor = await customers.visit("active-investor")
    const customer = await customers.openAs(visitor, "/invest/brand_list?sort=1")
    await customer.sees("invest_brand_list")
    await customer.press("サンプルテック SMPT 米国株 成長 200.00 ドル マイナス3.00%", "link")
    await customer.sees("course")
    await customer.reads("円換算")
    expect(window.location.search).toBe("?market_id=2&brand_id=200001")
    await customer.press("戻る")
    await customer.sees("invest_brand_list")
  })

  it("tells of a US share in two currencies, and of the risk of exchange", async () => {
    const { text } = await openAt("/course?market_id=2&brand_id=200001")
    for (const said of ["SMPT 米国株", "30,000", "5,120億", "25.10倍", "2025/02/05", "為替の変動により"])
      expect(text()).toContain(said)
    expect(text()).not.toContain("信託報酬")
  })

  it("tells of a fund by 10,000 units, with its costs and without a day", async () => {
    const customer = await openAt("/course?market_id=99&brand_id=900001&period=1d")
    for (const said of [
      "信託財産留保額",
      "サンプルアセットマネジメント株式会社",
      "やや高い",
      "元本は保証されていません",
    ])
      expect(customer.text()).toContain(said)
    const chips = [...customer.app.container.querySelectorAll(".k-chip")]
    expect(chips.map(({ textContent }) => textContent)).toEqual(["1か月", "6か月", "1年", "5年"])
    expect(chips[0]?.getAttribute("aria-pressed")).toBe("true")
  })

  it("draws another period by a tap, and keeps it in the address", async () => {
    const customer = await openAt("/course?brand_cd=7999")
    await customer.press("1日")
    await customer.reads("09:00")
    expect(new URLSearchParams(window.location.search).get("period")).toBe("1d")
  })

  it("offers no purchase of what can no longer be bought, and says so", async () => {
    const { text, app } = await openAt("/course?market_id=11&brand_id=110002")
    expect(text()).toContain("現在、新たな買付はできません")
    expect([...app.container.querySelectorAll("button")].map(({ textContent }) => textContent)).not.toContain("買う")
  })

  it("asks for no price of a brand that nobody knows, and offers the search", async () => {
    const customer = await openAt("/course?market_id=11&brand_id=999999")
    await customer.reads("銘柄が見つかりません")
    expect((await customer.journal()).filter(({ call }) => call === "bff/course")).toEqual([])
    await customer.press("銘柄をさがす")
    await customer.sees("search")
  })

  it("is open to visitors, without what they hold", async () => {
    const { text } = await openAt("/course?market_id=2&brand_id=200001", false)
    expect(text()).toContain("サンプルテック")
    expect(text()).not.toContain("あなたの保有")
  })
})
