import { beforeAll, expect, it } from "vitest"
import { openTestbed, type Testbed, visit } from "../../sandbox/support/testbed"
import { openAs } from "../../../support/app/openAs"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const openFilter = async () => {
  const customer = await openAs(await visit(bed.app, "active-investor"), "/client/trades")
  await customer.sees("client_trades")
  await customer.press("絞り込み")
  await customer.press("期間を指定", "radio")
  await customer.reads("次の質問：開始日、終了日")
  return customer
}

const isTold = () => document.body.textContent?.includes("次の質問") === true

it("what an answer has brought up is told no more once it is asked no more", async () => {
  const customer = await openFilter()
  await customer.press("1年", "radio")
  await customer.comes("silence", () => !isTold())
  customer.close()
})

it("what an answer in a half-sheet has brought up is told no more once that is closed", async () => {
  const customer = await openFilter()
  await customer.press("閉じる")
  await customer.comes("silence", () => !isTold())
  expect(isTold()).toBe(false)
  customer.close()
})
