import { expect, it } from "vitest"
import { isRecord } from "../../../../src/domain/json"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"
import type { Visitor } from "../../sandbox/support/testbed"

const customers = sandboxCustomers()

/** The days of the period as a history asks the broker for them. */
async function askedBy(screen: string, address: string): Promise<readonly unknown[]> {
  const visitor = await customers.visit("active-investor")
  const asked: unknown[] = []
  const send: Visitor["send"] = (method, url, body, headers) => {
    if (/settlements_data$|country_trades$/.test(url)) asked.push(body)
    return visitor.send(method, url, body, headers)
  }
  const customer = await customers.openAs({ ...visitor, send }, address)
  await customer.sees(screen)
  const [first] = asked
  return ["PERIOD_TYPE", "DATE_FROM", "DATE_TO"].map((name) => (isRecord(first) ? first[name] : undefined))
}

it.each([
  ["client_trades", "/client/trades"],
  ["history_settlements_country", "/history/settlements_country"],
  ["history_country_trades", "/history/country_trades"],
])("%s names days only where they are the period", async (screen, path) => {
  const days = "from=2024-12-01&to=2025-01-10"
  expect(await askedBy(screen, `${path}?period=4&${days}`)).toEqual([4, "2024-12-01", "2025-01-10"])
  expect(await askedBy(screen, `${path}?period=1&${days}`)).toEqual([1, undefined, undefined])
})

it("days that no calendar has are not asked for: the usual three months are", async () => {
  const address = "/client/trades?period=4&from=2025-02-31&to=2025-03-01"
  expect(await askedBy("client_trades", address)).toEqual([2, undefined, undefined])
})
