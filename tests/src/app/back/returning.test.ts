import { afterEach, beforeAll, expect, it } from "vitest"
import { openShipped } from "../../../support/app/openShipped"
import type { OpenApp } from "../../../support/app/openApp"
import { serveSandbox } from "../../../support/app/serveSandbox"
import { isSettled, whileServed } from "../../../support/app/whileServed"
import { openTestbed, type Testbed, visit } from "../../sandbox/support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const open: OpenApp[] = []
afterEach(() => {
  for (const app of open.splice(0)) app.close()
})

const pressBack = (app: OpenApp) => app.container.querySelector<HTMLButtonElement>(".k-header__back")?.click()

/** Opens addresses as a customer who trades. */
async function arrive(): Promise<(address: string) => Promise<OpenApp>> {
  const visitor = await visit(bed.app, "active-investor")
  const cookies = { TOKEN: visitor.cookies.get("TOKEN") ?? "", APP_VERSION: "3.24.0", ENVIRONMENT: "app" }
  return async (address) => {
    const app = await openShipped(address, { cookies, ...serveSandbox(visitor) })
    open.push(app)
    return app
  }
}

it("BACK of a screen holds when a screen beyond it comes back by a target of its own, also after a reload", async () => {
  const openAt = await arrive()
  const first = await openAt("/client/withdraw_select?BACK=/client/cancel_withdrawal")
  expect(await whileServed(first, () => isSettled(first, "client_withdraw_select_v2"))).toBe(true)
  first.context.navigator.go("/client/withdrawal?type=1")
  expect(await whileServed(first, () => isSettled(first, "client_withdrawal"))).toBe(true)
  first.unload()
  open.length = 0
  const again = await openAt("/client/withdrawal?type=1")
  expect(await whileServed(again, () => isSettled(again, "client_withdrawal"))).toBe(true)
  pressBack(again)
  expect(await whileServed(again, () => isSettled(again, "client_withdraw_select_v2"))).toBe(true)
  pressBack(again)
  expect(await whileServed(again, () => isSettled(again, "client_cancel_withdrawal"))).toBe(true)
})

it("BACK of a screen holds when a screen beyond it lacks what it needs and puts it in its place", async () => {
  const openAt = await arrive()
  const first = await openAt("/client/bank?BACK=/client/deposit")
  expect(await whileServed(first, () => isSettled(first, "client_bank"))).toBe(true)
  first.unload()
  open.length = 0
  const again = await openAt("/client/bank_smsauth")
  expect(await whileServed(again, () => isSettled(again, "client_bank"))).toBe(true)
  pressBack(again)
  expect(await whileServed(again, () => isSettled(again, "client_deposit"))).toBe(true)
})
