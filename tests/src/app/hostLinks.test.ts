import { describe, expect, it } from "vitest"
import app from "../../../schemas/app.json"
import type { CompiledApp } from "../../../renderer"
import { findVersionRedirect } from "../../../src/app/navigation/versionRedirect"
import { sandboxCustomers } from "../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function openAt(world: string, address: string, version?: string) {
  return customers.openAs(await customers.visit(world), address, {}, version)
}

const twins = [
  "/payments/contract_list",
  "/payments/detail",
  "/payments/contract_result_paypay",
  "/payments/contract_result",
  "/payments/contract_result_callback",
  "/client/withdraw_select",
]
const shipped = app as unknown as Pick<CompiledApp, "routes" | "constants">

describe("routes of two versions", () => {
  it("are those that have twins, and no others", () => {
    const paths = Object.keys(app.routes).filter((path) => findVersionRedirect(shipped, path, "99.0.0") !== undefined)
    expect(paths.toSorted()).toEqual(twins.toSorted())
  })

  it.each(twins)(
    "%s is the newer one from 3.24.0 on, and the older one before and for versions that are none",
    (path) => {
      const found = ["3.24.0", "10.0.0", "3.23.9", "3.24", ""].map((version) =>
        findVersionRedirect(shipped, path, version),
      )
      expect(found).toEqual([`${path}_v2`, `${path}_v2`, undefined, undefined, undefined])
      expect(Object.keys(app.routes)).toContain(`${path}_v2`)
    },
  )

  it.each([
    ["3.24.0", "client_withdraw_select_v2", "/client/withdraw_select_v2?BACK=%2Fportfolio%2Ftop"],
    ["3.23.9", "client_withdraw_select", "/client/withdraw_select?BACK=%2Fportfolio%2Ftop"],
    ["3.24", "client_withdraw_select", "/client/withdraw_select?BACK=%2Fportfolio%2Ftop"],
    ["10.0.0", "client_withdraw_select_v2", "/client/withdraw_select_v2?BACK=%2Fportfolio%2Ftop"],
  ])("an app of version %s is shown %s, its query kept", async (version, screen, address) => {
    const customer = await openAt("active-investor", "/client/withdraw_select?BACK=%2Fportfolio%2Ftop", version)
    await customer.sees(screen)
    expect(location.pathname + location.search).toBe(address)
  })
})

describe("links of mails, in the app", () => {
  it.each([
    ["target=account_open", "applicant-step2", "customer_info"],
    ["target=screening", "applicant-screening", "under_screening_details"],
    ["target=nisa_abolition", "applicant-approved-notice", "nisa_abolition"],
    ["target=nobody_knows", "applicant-step2", "customer_info"],
    ["url=%2Fportfolio%2Ftop", "active-investor", "portfolio_top"],
    ["url=https%3A%2F%2Fevil.example%2F", "applicant-step2", "customer_info"],
  ])("%s leads %s to %s at once", async (query, world, screen) => {
    const customer = await openAt(world, `/applink?${query}`)
    await customer.sees(screen)
    expect(customer.app.left).toEqual([])
  })
})
