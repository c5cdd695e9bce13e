import { describe, expect, it } from "vitest"
import { hidePage } from "../../../support/app/hidePage"
import type { Customer } from "../../../support/app/openAs"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"
import type { Json, Visitor } from "../../sandbox/support/testbed"

const customers = sandboxCustomers()

const withdrawals = async (visitor: Visitor) =>
  (await visitor.legacy("cancel_withdrawal"))["WITHDRAWAL_ARRAY"] as readonly Json[]

/** A withdrawal that was accepted, and whose answer never came. */
async function loseAnswer(visitor: Visitor, password?: string): Promise<Customer> {
  const customer = await customers.openAs(visitor, "/client/withdrawal?type=1")
  await customer.sees("client_withdrawal")
  await customer.type("出金額", "10000")
  await customer.press("確認へ進む")
  await customer.sees("client_withdrawal_confirm")
  await visitor.control("POST", "/faults", { call: "legacy/withdrawal_complete", fault: "lost-answer", times: 1 })
  if (password !== undefined) await customer.type("ログインパスワード", password)
  await customer.press("出金する")
  await customer.sees("error")
  await hidePage(customer.app)
  return customer
}

/** What is left of the page's own storage. */
const stay = (): void => undefined
const kill = (): void => sessionStorage.clear()

describe("a write whose answer was lost", () => {
  it.each([
    ["loaded anew", "active-investor", undefined, stay],
    ["killed", "active-investor", undefined, kill],
    ["killed", "password-required", "sample-pass-1", kill],
  ] as const)(
    "is not done again by a webview that was %s (%s): what became of it is shown",
    async (...[, world, password, end]) => {
      const visitor = await customers.visit(world)
      const before = (await withdrawals(visitor)).length
      await loseAnswer(visitor, password)
      for (const storage of [sessionStorage, localStorage])
        expect(JSON.stringify({ ...storage })).not.toMatch(/sample-pass-1|withdrawal_complete/)
      customers.unload()
      end()
      customers.wait(5_000)
      const again = await customers.openAs(visitor, "/client/withdrawal_confirm")
      await again.sees("client_withdrawal_confirm")
      await again.reads("お受取り予定額")
      if (password !== undefined) await again.type("ログインパスワード", password)
      await again.press("出金する")
      await again.sees("client_withdrawal_complete")
      const [newest, ...rest] = await withdrawals(visitor)
      expect(rest).toHaveLength(before)
      await again.reads(String(newest?.["WITHDRAWAL_NO"]))
    },
  )

  it("is over once it was answered: the same wish is another one then", async () => {
    const visitor = await customers.visit("active-investor")
    const customer = await loseAnswer(visitor)
    customer.app.context.navigator.back()
    await customer.sees("client_withdrawal_confirm")
    await customer.app.clock.advance(1_000)
    await customer.press("出金する")
    await customer.sees("client_withdrawal_complete")
    await hidePage(customer.app)
    expect(Object.keys(localStorage).filter((name) => name.includes("open-writes"))).toEqual([])
  })
})
