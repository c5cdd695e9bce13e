import { expect, it } from "vitest"
import { sandboxCustomers } from "../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function openAt(world: string, address: string, faults: readonly object[] = []) {
  const visitor = await customers.visit(world)
  if (faults.length > 0) await visitor.control("POST", "/faults", faults)
  return customers.openAs(visitor, address)
}

const announced = "https://www.example.jp/mnt"
const flagged = (MAINTENANCE_URL: string) => ({
  call: "legacy/deposit",
  fault: "slow",
  delayMs: 0,
  body: { STATUS: 0, LOGIN_STATUS: 0, MESSAGE_ARRAY: [], MAINTENANCE_FLG: 1, MAINTENANCE_URL },
})

it("J17: a legacy maintenance with an address leads the webview there", async () => {
  const customer = await openAt("active-investor", "/client/deposit", [flagged(announced)])
  await customer.comes(announced, () => customer.app.left.includes(announced))
  expect(customer.app.hasToken()).toBe(true)
})

it("J17: a legacy maintenance without an address logs out", async () => {
  const customer = await openAt("active-investor", "/client/deposit", [flagged("")])
  await customer.leavesFor("login")
  expect(customer.app.left).not.toContain(announced)
})

it("J17: within its window account opening is closed, with the words, the period and the notice of the configuration", async () => {
  const customer = await openAt("maintenance", "/account/open")
  await customer.sees("maintenance")
  expect(location.pathname).toBe("/account/open/maintenance")
  await customer.reads("システムメンテナンス")
  await customer.reads("2025/01/20 00:00〜2025/01/20 06:00")
  await customer.reads("お知らせを見る")
})

it("outside account opening nobody waits for its window: the way back is tried at once", async () => {
  const customer = await openAt("maintenance", "/maintenance?BACK=/search")
  await customer.sees("maintenance")
  await customer.press("もう一度確認する")
  await customer.sees("search")
})

it("a page that began with a maintenance is tried again", async () => {
  const closed = {
    call: "bff/portfolio-summary",
    fault: "slow",
    delayMs: 0,
    body: { business_error_code: "maintenance" },
  }
  const customer = await openAt("active-investor", "/portfolio/top", [{ ...closed, times: 1 }])
  await customer.sees("maintenance")
  await customer.press("もう一度確認する")
  await customer.sees("portfolio_top")
})
