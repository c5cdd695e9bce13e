import { expect, it } from "vitest"
import { recordSent } from "../../../support/app/recordSent"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

/** The days of the period as a history asks the broker for them. */
async function askedBy(screen: string, address: string): Promise<readonly unknown[]> {
  const { visitor, bodies } = recordSent(await customers.visit("active-investor"), /settlements_data$|country_trades$/)
  const customer = await customers.openAs(visitor, address)
  await customer.sees(screen)
  return ["PERIOD_TYPE", "DATE_FROM", "DATE_TO"].map((name) => bodies[0]?.[name])
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
