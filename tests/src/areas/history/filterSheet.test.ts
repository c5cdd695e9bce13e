import { beforeAll, expect, it } from "vitest"
import { openTestbed, type Testbed, visit } from "../../sandbox/support/testbed"
import { openAs } from "../../../support/app/openAs"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

it("the button that filters stands below what scrolls, above the one that closes, and filters", async () => {
  const customer = await openAs(await visit(bed.app, "active-investor"), "/client/trades")
  await customer.sees("client_trades")
  await customer.press("絞り込み")
  await customer.reads("この条件で表示する")
  const pinned = [...document.querySelectorAll(".k-sheet__buttons button")].map(({ textContent }) => textContent)
  expect(pinned).toEqual(["この条件で表示する", "閉じる"])
  await customer.press("1年", "radio")
  await customer.press("この条件で表示する")
  await customer.comes("the year", () => customer.app.services.page.location.search.includes("period=3"))
  customer.close()
})
