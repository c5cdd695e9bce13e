import { expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const { visit, openAs } = sandboxCustomers()
const pressBack = () => document.querySelector<HTMLElement>(".k-header__back")?.click()

it("back from a holding of the NISA account is where it was opened, in the year that was chosen", async () => {
  const customer = await openAs(await visit("active-investor"), "/nisa/nisa_summary?year=2024")
  await customer.sees("nisa_summary")
  await customer.press(/全世界/, "link")
  await customer.sees("assets_detail")
  pressBack()
  await customer.sees("nisa_summary")
  expect(customer.app.services.page.location.search).toBe("?year=2024")
})

it("back from one of the portfolio is the portfolio, also after one of the NISA account", async () => {
  const customer = await openAs(await visit("active-investor"), "/nisa/nisa_summary")
  await customer.press(/全世界/, "link")
  await customer.sees("assets_detail")
  customer.app.context.navigator.go("/portfolio/top")
  await customer.sees("portfolio_top")
  await customer.press(/自動車/, "link")
  await customer.sees("assets_detail")
  pressBack()
  await customer.sees("portfolio_top")
})
