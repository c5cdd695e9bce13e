import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { hidePage } from "../../../support/app/hidePage"
import type { Customer } from "../../../support/app/openAs"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

const addressOf = (group: string) => `/agreement?mode=consent&document_group=${group}`
const consent = ({ app: { container } }: Customer) =>
  within(container).getByRole<HTMLInputElement>("checkbox", { name: /同意します/ })

it("a consent to documents that were opened stays while the webview is interrupted, and is to no other documents", async () => {
  const visitor = await customers.visit("active-investor")
  const openAt = async (address: string) => {
    customers.wait(2_000)
    const customer = await customers.openAs(visitor, address, { open: () => null }, "3.24.0")
    await customer.sees("agreement")
    // The page is out of reach as long as the loader stands over it.
    await customer.app.clock.advance(1_000)
    return customer
  }
  const first = await openAt(addressOf("us_stock"))
  fireEvent.click(screen.getByRole("button", { name: /約款.*を開く/ }))
  await waitFor(() => expect(consent(first).disabled).toBe(false))
  fireEvent.click(consent(first))
  await first.app.clock.advance(100)
  expect(consent(first).checked).toBe(true)
  await hidePage(first.app)
  for (const end of [() => undefined, () => sessionStorage.clear()]) {
    customers.unload()
    end()
    expect(consent(await openAt(addressOf("us_stock"))).checked).toBe(true)
  }
  customers.unload()
  await openAt("/agreement")
  customers.unload()
  expect(consent(await openAt(addressOf("us_stock"))).checked).toBe(false)
})
