import { expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"
import type { Customer } from "../../../support/app/openAs"
import { journalOf } from "../../../src/sandbox/support/testbed"

const customers = sandboxCustomers()

async function openWith(world: string, faults: readonly object[]) {
  const visitor = await customers.visit(world)
  await visitor.control("POST", "/faults", faults)
  return { visitor, customer: await customers.openAs(visitor, "/account/open") }
}

/** A half-sheet closes the webview, for nothing lies behind it. */
async function closesAt(customer: Customer, title: string): Promise<void> {
  await customer.confirm(title, "閉じる")
  await customer.leavesFor("close")
}

const generalError = (customer: Customer) => closesAt(customer, "しばらく時間をおいてから再度お試しください")
const ownSheet = (customer: Customer) => closesAt(customer, "ただいまご利用いただけません")

async function loggedOut(customer: Customer): Promise<void> {
  await customer.leavesFor("login")
  expect(document.querySelector("dialog[open]")).toBeNull()
}

async function maintenance(customer: Customer): Promise<void> {
  await customer.sees("maintenance")
  expect(location.pathname).toMatch(/\/maintenance$/)
}

const atTheEntry = { "http-401": loggedOut, maintenance, halfsheet: ownSheet, "http-500": generalError }
for (const [fault, ends] of Object.entries(atTheEntry)) {
  it(`the question where a customer stands meets ${fault}`, async () => {
    const { customer } = await openWith("applicant-agreements", [{ call: "aco/progress", fault }])
    await ends(customer)
  })
}

const wrongStep = { call: "aco/draft", fault: "business-code", body: { code: "wrong_step" } }

it("a server that sends the customer to a step and refuses it there ends in the general error", async () => {
  const { customer, visitor } = await openWith("applicant-nfc", [wrongStep])
  await generalError(customer)
  expect(await journalOf(visitor, "aco/draft")).toHaveLength(4)
})

for (const [fault, ends] of Object.entries({ "http-500": generalError, halfsheet: ownSheet })) {
  it(`a restart whose question where the customer stands meets ${fault} ends as at the entry`, async () => {
    sessionStorage.setItem("kamishibai.screenName", "nfc_check")
    const { customer, visitor } = await openWith("applicant-nfc", [
      { ...wrongStep, times: 1 },
      { call: "aco/progress", fault },
    ])
    await ends(customer)
    expect(await journalOf(visitor, "aco/draft")).toHaveLength(1)
  })
}

it("F21: a code that nobody knows is the general error, and the webview stays", async () => {
  const visitor = await customers.visit("applicant-otp")
  const customer = await customers.openAs(visitor, "/account/open")
  await customer.sees("auth_code")
  const unknown = { call: "aco/mail-auth-verify", fault: "business-code", body: { code: "constructor" } }
  await visitor.control("POST", "/faults", [unknown])
  await customer.type("認証コード", "123456")
  await customer.press("認証する")
  await customer.confirm("しばらく時間をおいてから再度お試しください", "閉じる")
  expect(customer.app.left).toEqual([])
})
