import { within } from "@testing-library/dom"
import { expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function openDividends(faults: readonly object[] = []) {
  const visitor = await customers.visit("active-investor")
  if (faults.length > 0) await visitor.control("POST", "/faults", faults)
  const customer = await customers.openAs(visitor, "/dividend/summary")
  return customer
}

it("what a year has paid is read by month and by brand, and another year without a payment says so", async () => {
  const customer = await openDividends()
  await customer.sees("dividend_summary")
  await customer.reads("受取額（税引後）1,708円")
  await customer.reads("国内税127円")
  const chart = within(document.body).getByRole("slider", { name: "2025年の月ごとの受取額（税引後）" })
  expect(chart.getAttribute("aria-valuetext")).toBe(
    "2025年1月、合計 1,708円、投資信託 1,200円、米国株 109円、日本株 399円",
  )
  await customer.reads("サンプル自動車7999 日本株399円1回")
  await customer.reads("支払予定日2025年6月27日(金)")
  await customer.select("年", "2024年")
  await customer.reads("2024年の受取はありません")
  expect(location.search).toBe("?year=2024")
})

it("a brand leads to its payments of the year", async () => {
  const customer = await openDividends()
  await customer.sees("dividend_summary")
  await customer.reads("サンプル自動車7999 日本株399円1回")
  const rows = Array.from(document.querySelectorAll<HTMLElement>("main .k-list__rows :is(a, button)"))
  rows.find(({ textContent }) => textContent?.includes("7999"))?.click()
  await customer.sees("history_cash_ca_rights_history")
  expect(location.search).toContain("market_id=11&brand_id=110001&year=2025")
})

it("J18: an answer that never comes is told after thirty seconds, and closing that closes the webview", async () => {
  const customer = await openDividends([{ call: "bff/dividend-summary", fault: "timeout" }])
  await customer.reads("読み込み中")
  await customer.app.clock.advance(29_000)
  expect(document.body.textContent).not.toContain("エラーが発生しました")
  await customer.app.clock.advance(1_000)
  await customer.confirm("しばらく時間をおいてから再度お試しください", "閉じる")
  await customer.leavesFor("close")
})
