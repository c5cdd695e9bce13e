import { afterEach, beforeAll, expect, it } from "vitest"
import { openShipped } from "../../../support/app/openShipped"
import type { OpenApp } from "../../../support/app/openApp"
import { hidePage } from "../../../support/app/hidePage"
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

/** With what each of the screens before has handed over. */
async function stand(at: string, kept: Readonly<Record<string, unknown>>, from = "/client/money_schedule") {
  const openAt = await arrive()
  const first = await openAt(from)
  expect(await whileServed(first, () => first.container.querySelector("[data-settled=true]") !== null)).toBe(true)
  for (const [name, value] of Object.entries(kept)) first.services.sessionValues.set(name, value, "encrypted")
  first.context.navigator.go(at)
  expect(await whileServed(first, () => `${location.pathname}${location.search}` === at)).toBe(true)
  await hidePage(first)
  return { first, openAt }
}

/** The webview is gone, and with it all but what the browser keeps for good; the host opens the address anew. */
async function kill({ first, openAt }: Awaited<ReturnType<typeof stand>>, at: string): Promise<OpenApp> {
  first.unload()
  open.length = 0
  sessionStorage.clear()
  return openAt(at)
}

const bank = { bank_confirmed: { CONFIRM_KEY: "bc-77e1", PHONE_MASKED: "090-****-5678" } }
const steps = [
  ["/client/bank_confirm", "client_bank_confirm", "client_bank", bank],
  [
    "/client/withdrawal_confirm",
    "client_withdrawal_confirm",
    "client_withdrawal",
    { destination: { type: 1 }, withdrawal: { CONFIRM_KEY: "wc-8f2c", AMOUNT: 100000 } },
  ],
  [
    "/client/cancel_withdrawal_confirm",
    "client_cancel_withdrawal_confirm",
    "client_cancel_withdrawal",
    { cancel: { CONFIRM_KEY: "cc-1", AMOUNT: 50000 } },
  ],
] as const

it.each(steps)(
  "after a killed webview, back and 修正する of %s come to the step before",
  async (at, id, before, kept) => {
    const ways: readonly ((app: OpenApp) => void)[] = [
      (app) => void pressBack(app),
      (app) => app.container.querySelector<HTMLButtonElement>(".k-footer [data-style=outline]")?.click(),
    ]
    for (const leave of ways) {
      const again = await kill(await stand(at, kept), at)
      expect(await whileServed(again, () => isSettled(again, id))).toBe(true)
      leave(again)
      expect(await whileServed(again, () => isSettled(again, before)), again.left.join()).toBe(true)
      again.close()
    }
  },
)

it("BACK of the first step outlives a killed webview, as what was kept beyond it does, and ends with the visit", async () => {
  const at = "/client/bank_confirm"
  const again = await kill(await stand(at, bank, "/client/bank?BACK=/client/deposit"), at)
  expect(await whileServed(again, () => isSettled(again, "client_bank_confirm"))).toBe(true)
  expect(again.context.navigator.backOf("client_bank")).toBe("/client/deposit")
  pressBack(again)
  expect(await whileServed(again, () => isSettled(again, "client_bank"))).toBe(true)
  expect(location.search).toBe("?BACK=%2Fclient%2Fdeposit")
  expect(localStorage.getItem("kamishibai.draft.backs")).not.toBeNull()
  expect(Object.values({ ...localStorage }).join()).not.toContain("/client/deposit")
  void again.context.navigator.close()
  expect(localStorage.getItem("kamishibai.draft.backs")).toBeNull()
})

it("who gave up the code by back comes from the confirmation to the form, not to the code again", async () => {
  const at = "/client/bank_confirm"
  const { first } = await stand(at, { ...bank, sms: { SMS_SESSION_ID: "sms-1001", RESEND_REMAIN: 3 } }, "/client/bank")
  expect(await whileServed(first, () => isSettled(first, "client_bank_confirm"))).toBe(true)
  first.context.navigator.go("client_bank_smsauth")
  expect(await whileServed(first, () => isSettled(first, "client_bank_smsauth"))).toBe(true)
  pressBack(first)
  const yes = () => document.querySelector<HTMLButtonElement>("dialog[open] button[data-style=primary]")
  expect(await whileServed(first, () => yes() !== null)).toBe(true)
  yes()?.click()
  expect(await whileServed(first, () => isSettled(first, "client_bank_confirm"))).toBe(true)
  pressBack(first)
  expect(await whileServed(first, () => isSettled(first, "client_bank"))).toBe(true)
})
