import { afterEach, beforeAll, expect, it } from "vitest"
import { type Customer, openAs } from "../../../support/app/openAs"
import { whileServed } from "../../../support/app/whileServed"
import { openTestbed, type Testbed, visit } from "../../sandbox/support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
}, 60_000)

const open: Customer[] = []
afterEach(() => {
  for (const customer of open.splice(0)) customer.close()
})

it("a sheet on the first screen has an entry of its own for back to take, in a browser as on Android", async () => {
  const customer = await openAs(await visit(bed.app, "active-investor"), "/client/trades")
  open.push(customer)
  await customer.sees("client_trades")
  const place = () => (history.state as { readonly idx?: number } | null)?.idx ?? 0
  expect(place()).toBe(0)
  await customer.press(/自動車/)
  await customer.reads("取引の詳細")
  expect(await whileServed(customer.app, () => place() === 1)).toBe(true)
})
