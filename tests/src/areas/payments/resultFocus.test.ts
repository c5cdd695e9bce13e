import { beforeAll, it } from "vitest"
import { openTestbed, type Testbed, visit } from "../../sandbox/support/testbed"
import { openAs } from "../../../support/app/openAs"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

it.each(["/payments/contract_result_paypay", "/payments/contract_result_paypay_v2"])(
  "%s: the focus goes to the result, which takes the place of the waiting",
  async (path) => {
    const visitor = await visit(bed.app, "active-investor")
    const customer = await openAs(visitor, `${path}?state=zzz`, {}, "3.20.0")
    await customer.reads("有効期限が切れました")
    await customer.comes("focus on the result", () => {
      const { activeElement } = document
      return activeElement?.tagName === "H1" && activeElement.textContent?.includes("有効期限が切れました") === true
    })
    customer.close()
  },
)
