import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { openAs } from "../../../support/app/openAs"
import { openState } from "../../../support/openState"
import { compileShipped, loadModules } from "../../../support/shipped"
import { shippedRoot } from "../../../support/shippedRoot"
import { openTestbed, type Testbed, visit } from "../../sandbox/support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const open: { close(): void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

it("an app whose address is not allowed is opened by hand: the customer is told how", async () => {
  const screen = "payments_contract_result_paypay"
  const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), [screen])
  open.push(await openState(modules, screen, "app_not_opened"))
  expect(document.querySelector("dialog[open]")?.textContent).toContain("ホーム画面からサンプルペイを開いて")
})

it("a bank whose address is not allowed is told, with the other way to deposit", async () => {
  const customer = await openAs(await visit(bed.app, "active-investor"), "/client/deposit?tab=realtime")
  open.push(customer)
  await customer.sees("client_deposit")
  vi.spyOn(customer.app.context.services.redirect, "resolve").mockReturnValue(undefined)
  await customer.choose("サンプルペイ銀行")
  await customer.type("入金額", "100000")
  await customer.press("銀行の画面へ進む")
  await customer.confirm("銀行の画面に移動します。よろしいですか？")
  await customer.reads("銀行の画面を開けませんでした。")
})
