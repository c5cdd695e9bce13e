import { describe, it } from "vitest"
import { sandboxCustomers } from "../../support/app/sandboxCustomers"
import type { Visitor } from "../sandbox/support/testbed"

const customers = sandboxCustomers()

async function visitWith(fault?: object): Promise<Visitor> {
  const visitor = await customers.visit("active-investor")
  if (fault !== undefined) await visitor.control("POST", "/faults", fault)
  return visitor
}

const failing = { call: "legacy/history_deposits", fault: "http-500", times: 1 }
const address = "/portfolio/deposits?type=in"
const chosen = () => [...document.querySelectorAll("[aria-pressed=true]")].map(({ textContent }) => textContent)

describe("a page that the app began with", () => {
  it("stands behind the error page where a choice could not be read, with what was chosen before", async () => {
    const visitor = await visitWith()
    const customer = await customers.openAs(visitor, address)
    await customer.sees("portfolio_deposits")
    await visitor.control("POST", "/faults", failing)
    await customer.press("出金")
    await customer.sees("error")
    await customer.press(/^もう一度 ?試す$/)
    await customer.sees("portfolio_deposits")
    await customer.comes("the choice before", () => chosen().includes("入金"))
  })

  it("is opened again, with its query, from the error page that took its place", async () => {
    const customer = await customers.openAs(await visitWith(failing), address)
    await customer.sees("error")
    await customer.press(/^もう一度 ?試す$/)
    await customer.sees("portfolio_deposits")
    await customer.comes("the choice of the address", () => chosen().includes("入金"))
  })
})
