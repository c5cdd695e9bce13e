import { beforeAll, expect, it } from "vitest"
import { pay } from "../../sandbox/areas/payments/support"
import { openTestbed, type Testbed, visit } from "../../sandbox/support/testbed"
import { openAs } from "../../../support/app/openAs"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

it("automatic withdrawal to a bank that was unlinked in another tab leads to where it can be linked again", async () => {
  const visitor = await visit(bed.app, "active-investor")
  const customer = await openAs(visitor, "/payments/terms_use?payment_type=2&purpose=2&keep_amount=10000", {
    open: () => null,
  })
  await customer.press(/を開く/)
  await customer.reads("確認済み")
  await customer.choose("上記の規約を確認し、同意します")
  const { STATUS } = await pay(visitor, "unbind", { CONTRACT_ID: "C-10", UNBIND_TYPE: 1 })
  expect(STATUS).toBe(0)
  await customer.press("同意して進む")
  await customer.confirm("サンプルペイ銀行との連携が解除されています。先に連携してください。")
  await customer.sees("payments_ppbk_auto_withdrawal")
  await customer.press("サンプルペイ銀行と連携する")
  await customer.sees("payments_terms_use")
  customer.close()
})
