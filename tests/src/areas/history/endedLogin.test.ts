import { describe, expect, it } from "vitest"
import type { Customer } from "../../../support/app/openAs"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function arrive() {
  const visitor = await customers.visit("decade-investor")
  const customer = await customers.openAs(visitor, "/client/trades?period=0")
  return { visitor, customer }
}

const tokenOf = ({ app }: Customer) => /(^|; )TOKEN=[^;]/.test(app.services.page.document.cookie)

describe("a login that ends while a history is read", () => {
  it("J08: logs out when the next page is asked for, with no popup and no row left", async () => {
    const { visitor, customer } = await arrive()
    await customer.sees("client_trades")
    expect(document.querySelectorAll(".k-trade-row")).toHaveLength(30)
    await visitor.control("POST", "/faults", { call: "legacy/history_settlements_data", fault: "login-status" })
    await customer.press("さらに表示")
    await customer.leavesFor("login")
    expect(tokenOf(customer)).toBe(false)
    expect(document.querySelector("dialog")).toBeNull()
    expect(document.querySelectorAll(".k-trade-row")).toHaveLength(0)
  })

  it("J08: adds the next page behind the first while it lasts", async () => {
    const { customer } = await arrive()
    await customer.sees("client_trades")
    const [first] = document.querySelectorAll(".k-trade-row")
    await customer.press("さらに表示")
    await customer.comes("the next page", () => document.querySelectorAll(".k-trade-row").length > 30)
    expect(document.querySelectorAll(".k-trade-row").length).toBe(60)
    expect(document.querySelectorAll(".k-trade-row")[0]?.textContent).toBe(first?.textContent)
  })
})
