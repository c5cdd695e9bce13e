import { afterEach, beforeAll, describe, it } from "vitest"
import { type Customer, openAs } from "../../support/app/openAs"
import { openTestbed, type Testbed, visit, type Visitor } from "../sandbox/support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const open: Customer[] = []
afterEach(() => {
  for (const customer of open.splice(0)) customer.close()
})

async function visitWith(fault?: object): Promise<Visitor> {
  const visitor = await visit(bed.app, "active-investor")
  if (fault !== undefined) await visitor.control("POST", "/faults", fault)
  return visitor
}

async function openAt(visitor: Visitor, address: string): Promise<Customer> {
  const customer = await openAs(visitor, address)
  open.push(customer)
  return customer
}

const failing = { call: "legacy/history_deposits", fault: "http-500", times: 1 }
const address = "/portfolio/deposits?type=in"
const chosen = () => [...document.querySelectorAll("[aria-pressed=true]")].map(({ textContent }) => textContent)

describe("a page that the app began with", () => {
  it("stands behind the error page where a choice could not be read, with what was chosen before", async () => {
    const visitor = await visitWith()
    const customer = await openAt(visitor, address)
    await customer.sees("portfolio_deposits")
    await visitor.control("POST", "/faults", failing)
    await customer.press("出金")
    await customer.sees("error")
    await customer.press(/^もう一度 ?試す$/)
    await customer.sees("portfolio_deposits")
    await customer.comes("the choice before", () => chosen().includes("入金"))
  })

  it("is opened again, with its query, from the error page that took its place", async () => {
    const customer = await openAt(await visitWith(failing), address)
    await customer.sees("error")
    await customer.press(/^もう一度 ?試す$/)
    await customer.sees("portfolio_deposits")
    await customer.comes("the choice of the address", () => chosen().includes("入金"))
  })
})
