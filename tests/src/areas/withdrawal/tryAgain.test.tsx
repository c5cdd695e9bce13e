import { expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

it("a confirmation that nobody answered leads from the error page back to the amount", async () => {
  const visitor = await customers.visit("active-investor")
  const customer = await customers.openAs(visitor, "/client/withdraw_select_v2")
  await customer.press(/^サンプル銀行/u, "link")
  await customer.sees("client_withdrawal")
  await customer.type("出金額", "100000")
  await visitor.control("POST", "/faults", { call: "legacy/withdrawal_confirm", fault: "offline", times: 1 })
  await customer.press("確認へ進む")
  await customer.sees("error")
  await customer.press("もう一度試す")
  await customer.sees("client_withdrawal")
  await customer.holds("出金額", "100,000")
  await customer.app.clock.advance(1_000)
  await customer.press("確認へ進む")
  await customer.sees("client_withdrawal_confirm")
  expect(document.body.textContent).toContain("99,615")
})
