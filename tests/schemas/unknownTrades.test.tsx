import { afterAll, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { openState, type OpenState } from "../support/openState"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

const screens = [
  "portfolio_deposits",
  "client_money_schedule",
  "client_trades",
  "client_trades_today",
  "history_country_trades",
  "history_cash_ca_rights_history",
  "assets_detail",
]
const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), screens)

let state: OpenState | undefined
afterAll(() => state?.close())

/** What is read of a state: of its half-sheet, where there is one. */
async function readingOf(screen: string, sample: string): Promise<string> {
  state?.close()
  state = await openState(modules, screen, sample)
  return (document.querySelector("dialog[open]") ?? state.container).textContent ?? ""
}

it.each([
  ["portfolio_deposits", "unknown_code", "その他1月10日(金)　サンプル銀行2,000円"],
  ["client_money_schedule", "unknown_code", "その他―2,000円"],
  ["client_trades", "sheet_unknown_code", "金額1,000円"],
  ["client_trades_today", "unknown_code", "約定済みその他サンプルTOPIX ETF50,000円"],
  ["client_trades_today", "unknown_code", "注文中・受付中その他受付中"],
  ["history_country_trades", "unknown_code", "その他サンプルTOPIX ETF50,000円"],
  ["history_country_trades", "sheet_unknown_code", "取引種類その他"],
  ["history_country_trades", "sheet_unknown_code", "約定代金50,000円"],
  ["history_cash_ca_rights_history", "unknown_code", "その他サンプル全世界株式インデックス+1,200円"],
  ["history_cash_ca_rights_history", "unknown_code_sheet", "種類その他"],
  ["assets_detail", "unknown_code", "その他2025/01/15　1株30,000円"],
])("a trade of a kind that is new says so, with its amount: %s/%s", async (screen, sample, said) => {
  expect(await readingOf(screen, sample)).toContain(said)
})

it.each([
  ["portfolio_deposits", "出金申込1月14日(火)　サンプル銀行50,000円"],
  ["client_money_schedule", "出金申込―40,000円"],
])("money that is only asked for has no sign: %s", async (screen, said) => {
  expect(await readingOf(screen, "unknown_code")).toContain(said)
})

it("what a fund paid abroad stands between what it gave and what came", async () => {
  const reading = await readingOf("history_cash_ca_rights_history", "foreign_tax_fund_sheet")
  expect(reading).toContain("税引前1,200円外国税30円所得税0円住民税0円受取額+1,170円")
})
