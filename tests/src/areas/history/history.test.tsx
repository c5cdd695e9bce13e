import { describe, expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"
import { type Customer } from "../../../support/app/openAs"
import { whileServed } from "../../../support/app/whileServed"

const customers = sandboxCustomers()

async function opens(address: string, screen: string, isSignedIn = true): Promise<Customer> {
  const visitor = await customers.visit("active-investor")
  if (!isSignedIn) visitor.cookies.delete("TOKEN")
  const customer = await customers.openAs(visitor, address)
  await customer.sees(screen)
  return customer
}

/** Waits until these kinds of movements are all that is listed. */
async function lists({ app }: Customer, kinds: readonly string[]): Promise<void> {
  const listed = () =>
    [...app.container.querySelectorAll(".k-trade-row__kind")].map(({ textContent }) => textContent).join()
  await whileServed(app, () => listed() === kinds.join())
  expect(listed()).toBe(kinds.join())
}

describe("years of which the chosen filters leave nothing", () => {
  it.each([
    ["/history/cash_ca_rights_history?kind=2&country=1", "history_cash_ca_rights_history", "1,708円"],
    ["/history/realized_profit_loss?tax=3", "history_realized_profit_loss", "+24,619円"],
  ])("%s does not say that the year is empty, and takes the filters away", async (address, screen, total) => {
    const customer = await opens(address, screen)
    await customer.reads("該当する履歴はありません")
    expect(customer.app.container.textContent).not.toContain("2025年の")
    await customer.press("条件をリセット")
    await customer.reads(total)
  })
})

describe("a year of the address in which the account was not open", () => {
  const chosen = () => document.querySelector<HTMLSelectElement>("select")?.selectedOptions[0]?.textContent

  it.each([
    ["/history/realized_profit_loss?year=2001", "history_realized_profit_loss", "2001年"],
    ["/history/realized_profit_loss?year=2099", "history_realized_profit_loss", "2099年"],
    ["/history/cash_ca_rights_history?year=2001", "history_cash_ca_rights_history", "2001年"],
    ["/dividend/summary?year=2001", "dividend_summary", "2001年"],
    ["/portfolio/deposits?year=2001", "portfolio_deposits", "2001年"],
  ])("is the one that is chosen, as nothing of another is listed: %s", async (address, screen, year) => {
    const customer = await opens(address, screen)
    await customer.comes(`the year ${year}`, () => chosen() === year)
    await customer.reads("ありません")
    const menu = document.querySelector("select")
    expect([...(menu?.options ?? [])].map(({ text }) => text)).toContain("2024年")
  })

  it("is chosen among the filters of documents, too", async () => {
    const customer = await opens("/documents?year=2001", "documents")
    await customer.reads("条件に合う書面はありません")
    await customer.press(/^絞り込み/)
    await customer.comes("the year 2001", () => chosen() === "2001年")
  })
})

describe("the history of settlements", () => {
  const openHistory = (query = "") => opens(`/history/settlements_country${query}`, "history_settlements_country")

  it("holds its filters in the address: country, group, brand and period, each taken away by itself", async () => {
    const customer = await openHistory()
    await customer.reads("-5,000円")
    await customer.press("売却")
    await lists(customer, ["売却"])
    await customer.press("すべて")
    await customer.press("すべての銘柄")
    await customer.type("銘柄名・コードで検索", "７９９９")
    await customer.press(/^サンプル自動車 ?7999/, "link")
    await customer.press("「サンプル自動車」の条件を外す")
    await customer.press(/^絞り込み/)
    await customer.choose("すべて")
    await customer.press("この条件で表示する")
    await customer.press("「すべての期間」の条件を外す")
    await customer.press("直近3か月")
  })

  it("opens what a sale was about", async () => {
    const customer = await openHistory()
    await customer.press(/^売却 受渡前 サンプル ?TOPIX ETF プラス50,000円 1399 日本ETF 特定 マイナス20株 2025\/01\/17$/)
    await customer.reads("2025年1月15日(水)")
    await customer.reads("約定代金50,000円")
  })

  it.each([
    ["from=2023-04-02&to=2025-01-10", "口座開設日以降の日付を選択してください"],
    ["from=2025-01-14&to=2025-01-16", "終了日は今日以前の日付を入力してください"],
  ])("refuses the period %s", async (period, message) => {
    const customer = await openHistory(`?period=4&${period}`)
    await customer.press(/^絞り込み/)
    await customer.press("この条件で表示する")
    await customer.reads(message)
  })
})

describe("a period of the address that cannot be read", () => {
  it.each([
    ["/client/trades?period=4", "client_trades"],
    ["/history/settlements_country?period=4&from=2025-01-14&to=2025-01-10", "history_settlements_country"],
    ["/history/country_trades?period=4&from=2025-01-14&to=2025-02-31", "history_country_trades"],
  ])("is the usual one, and says so: %s", async (address, screen) => {
    const customer = await opens(address, screen)
    await customer.reads("直近3か月")
    expect(document.body.textContent).not.toContain("期間をご確認ください。")
  })

  it("is so too where only the broker cannot read it, which is told", async () => {
    const visitor = await customers.visit("active-investor")
    await visitor.control("POST", "/faults", [
      { call: "/v2/history/settlements_data", fault: "business-code", times: 1, body: { code: "PERIOD_INVALID" } },
    ])
    const customer = await customers.openAs(visitor, "/client/trades?period=4&from=2024-11-01&to=2025-01-14")
    await customer.confirm("期間をご確認ください。")
    await customer.reads("直近3か月")
    await customer.reads("受渡前")
  })
})

describe("trades of a country", () => {
  const openTrades = (isSignedIn?: boolean) =>
    opens("/history/country_trades?country=2", "history_country_trades", isSignedIn)

  it("J08: a visitor is not sent away, and is told what a login would show", async () => {
    const customer = await openTrades(false)
    await customer.reads("ログインすると取引履歴を確認できます")
    expect(customer.app.left).toEqual([])
    await customer.press("ログイン")
    await customer.leavesFor("login")
  })

  it("J08: a customer whose login is over is logged out", async () => {
    const visitor = await customers.visit("active-investor")
    await visitor.control("POST", "/faults", [{ call: "/v2/history/country_trades", fault: "login-status" }])
    const customer = await customers.openAs(visitor, "/history/country_trades")
    await customer.leavesFor("login")
    expect(document.body.textContent).not.toContain("ログインすると")
  })

  it("show dollars beside yen, and more of them in a longer period", async () => {
    const customer = await openTrades()
    await customer.reads("200.00ドル")
    await lists(customer, ["買付"])
    await customer.press(/^絞り込み/)
    await customer.choose("すべて")
    await customer.press("この条件で表示する")
    await lists(customer, ["買付", "買付"])
  })
})

describe("what a link from another screen lists", () => {
  const tabOf = ({ app }: Customer) => app.container.querySelector('[role="tab"][aria-selected="true"]')?.textContent
  const queryOf = ({ app }: Customer) => Object.fromEntries(new URLSearchParams(app.services.page.location.search))

  it("all trades of a US share are in the tab of its market, which stays when the brand is taken away", async () => {
    const customer = await opens("/assets_detail?asset_id=2-200001", "assets_detail")
    await customer.press("すべて見る", "link")
    await customer.sees("history_country_trades")
    await lists(customer, ["買付", "買付"])
    await customer.press("「サンプルテック」の条件を外す")
    await customer.press("すべての銘柄")
    expect(tabOf(customer)).toBe("米国")
  })

  it.each([
    ["99", "投資信託", "3"],
    ["11", "日本", "1"],
    ["3", "米国", "2"],
  ])("a brand of market %s is looked for in the tab %s", async (market, tab, country) => {
    const customer = await opens(`/history/country_trades?market_id=${market}&brand_id=1`, "history_country_trades")
    expect(tabOf(customer)).toBe(tab)
    await customer.comes("the country", () => queryOf(customer)["country"] === country)
  })

  it("withdrawals before those of the last 90 days are listed whenever they were", async () => {
    const customer = await opens("/client/cancel_withdrawal", "client_cancel_withdrawal")
    await customer.press("それ以前の履歴", "link")
    await customer.sees("client_trades")
    await customer.press("「すべての期間」の条件を外す")
  })
})

describe("realised profit", () => {
  it("J20: the year's profit, its tax in parts, and what a sale brought after its cost", async () => {
    const customer = await opens("/history/realized_profit_loss", "history_realized_profit_loss")
    await customer.reads("+24,619円")
    await customer.reads("徴収した譲渡益税5,000円")
    await customer.press("徴収した譲渡益税の内訳")
    await customer.reads("所得税・復興特別所得税（15.315%）3,770円")
    await customer.reads("住民税（5%）1,230円")
    await customer.press("閉じる")
    await customer.press(/サンプル ?TOPIX ETF/)
    await customer.sees("history_realized_profit_detail")
    await customer.reads("売却代金50,000円")
    await customer.reads("取得費25,381円")
  })
})

describe("back from the sales of a brand", () => {
  const detail = "/history/realized_profit_detail?market_id=11&brand_id=110901&year=2024&tax_type=2"
  const queryOf = ({ app }: Customer) => Object.fromEntries(new URLSearchParams(app.services.page.location.search))
  const pressBack = ({ app }: Customer) => app.container.querySelector<HTMLElement>(".k-header__back")?.click()

  it("is to the year and the account of the address where nothing lies behind", async () => {
    const customer = await opens(detail, "history_realized_profit_detail")
    pressBack(customer)
    await customer.sees("history_realized_profit_loss")
    expect(queryOf(customer)).toEqual({ year: "2024", tax: "2" })
  })

  it("is to all that was chosen where the list lies behind", async () => {
    const customer = await opens("/history/realized_profit_loss?country=1&tax=2&sort=1", "history_realized_profit_loss")
    await customer.press(/サンプル ?TOPIX ETF/)
    await customer.sees("history_realized_profit_detail")
    pressBack(customer)
    await customer.sees("history_realized_profit_loss")
    expect(queryOf(customer)).toEqual({ country: "1", tax: "2", sort: "1" })
  })
})

describe("dividends and rights", () => {
  it("J20: what the year paid after taxes, and the dollars behind it", async () => {
    const customer = await opens("/history/cash_ca_rights_history", "history_cash_ca_rights_history")
    await customer.reads("受取額（税引後）1,708円")
    await customer.reads("税引前1,850円")
    await customer.reads("外国税15円")
    await customer.reads("国内税127円")
    await customer.press(/サンプルテック/)
    await customer.reads("税引前1.00ドル150円")
    await customer.reads("外国税0.10ドル15円")
    await customer.reads("1ドル＝150.00円")
  })
})
