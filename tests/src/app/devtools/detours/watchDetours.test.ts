import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, expect, it } from "vitest"
import type { CompiledApp } from "../../../../../renderer"
import { valueAt } from "../../../../../renderer/pointers"
import { createInspection } from "../../../../../src/app/devtools/createInspection"
import type { Detour, DetouringPage } from "../../../../../src/domain/detours"
import { broughtBy, type Customer, customerOf } from "../../../../support/app/openAs"
import { openShipped } from "../../../../support/app/openShipped"
import { sandboxCustomers } from "../../../../support/app/sandboxCustomers"
import { shippedRoot } from "../../../../support/shippedRoot"

const customers = sandboxCustomers()
const open: Customer[] = []
afterEach(() => {
  for (const customer of open.splice(0)) customer.close()
})

interface Visit {
  readonly version?: string
  readonly fault?: object
  readonly app?: Partial<CompiledApp>
  readonly isLoggedOut?: boolean
}

/** A customer in front of the app inside the phone. */
async function openIn(
  world: string,
  address: string,
  { version = "3.23.0", fault, app = {}, isLoggedOut }: Visit = {},
) {
  const visitor = await customers.visit(world)
  if (fault !== undefined) await visitor.control("POST", "/faults", [fault])
  const brought = broughtBy(visitor, version)
  const { TOKEN: _token, ...cookies } = brought.cookies as Readonly<Record<string, string>>
  const customer = customerOf(
    await openShipped(address, {
      ...brought,
      ...(isLoggedOut === true && { cookies }),
      inspect: createInspection,
      routes: app.routes ?? {},
      release: (built) => Promise.resolve({ ...built, app: { ...built.app, ...app, routes: built.app.routes } }),
    }),
  )
  open.push(customer)
  return customer
}

const detours = (): readonly Detour[] => (window as unknown as DetouringPage).detours

/** What the place of a detour says, in the shipped document. */
function written({ place }: Detour, folder: string): unknown {
  const file = place?.kind === "screen" ? `${place.id}.screen` : place?.kind === "flow" ? `${place.id}.flow` : place?.id
  const document: unknown = JSON.parse(readFileSync(join(shippedRoot, folder, `${file}.json`), "utf8"))
  return valueAt(document, place?.pointer ?? "none")
}

it("names the guard that asked for a login, and that nobody is logged in", async () => {
  const customer = await openIn("active-investor", "/client/bank", { isLoggedOut: true })
  await customer.leavesFor("login")
  const [only, ...others] = detours()
  expect(others).toEqual([])
  expect(only).toMatchObject({ asked: "/client/bank", reason: "login", values: { "$ctx.hasToken": false } })
  expect(only && written(only, "")).toBe("login")
})

it("names the value that an earlier step would have brought", async () => {
  const customer = await openIn("active-investor", "/client/bank_complete")
  await customer.sees("client_bank")
  const [only, ...others] = detours()
  expect(others).toEqual([])
  expect(only).toMatchObject({
    asked: "/client/bank_complete",
    to: "/client/bank",
    reason: "need",
    values: { "$kept.bank_result": null },
  })
  expect(only && written(only, "bank")).toHaveProperty("else")
})

it("names the rule that a query breaks and the version that has another screen, one after the other", async () => {
  const customer = await openIn("active-investor", "/client/withdrawal?type=9", { version: "3.24.0" })
  await customer.sees("client_withdraw_select_v2")
  const [rule, version, ...others] = detours()
  expect(others).toEqual([])
  expect(rule).toMatchObject({ asked: "/client/withdrawal?type=9", reason: "query", values: { "$query.type": "9" } })
  expect(rule && written(rule, "withdrawal")).toHaveProperty("in")
  expect(version).toMatchObject({
    to: "/client/withdraw_select_v2",
    reason: "version",
    values: { "$ctx.appVersion": "3.24.0", "$app.v2FromVersion": "3.24.0" },
  })
  expect(version && written(version, "")).toBe("/client/withdraw_select_v2")
})

it("names the closure of an area, and the condition that an area is open by", async () => {
  const routes = { "/client/bank": { screen: "client_bank", area: "bank" } }
  const closures = [
    { area: "nisa", label: "NISA", from: "2020-01-01T00:00", until: "2020-01-02T00:00" },
    { area: "bank", label: "出金先", from: "2020-01-01T00:00", until: "2040-01-01T00:00" },
  ]
  const closed = await openIn("active-investor", "/client/bank", {
    app: { routes, closures, areas: { bank: { otherwise: "/maintenance" } } },
  })
  await closed.sees("maintenance")
  expect(detours()).toMatchObject([{ reason: "closure", place: { kind: "closures", pointer: "/closures/1" } }])
  closed.close()
  const when = { operator: "is", operands: [{ "@get": ["ctx", "platform"] }, "android"] }
  const areas = { bank: { when, otherwise: "/maintenance" } }
  const guarded = await openIn("active-investor", "/client/bank", { app: { routes, areas } })
  await guarded.sees("maintenance")
  const place = { kind: "app", id: "app", pointer: "/areas/bank/when" }
  expect(detours()).toMatchObject([
    { reason: "closed", place, conditions: [place], values: { "$ctx.platform": "other" } },
  ])
})

it("names the return point of the server that opens another step", async () => {
  const customer = await openIn("applicant-step2", "/account/open/name_input")
  await customer.sees("customer_info")
  const [only, ...others] = detours()
  expect(others).toEqual([])
  expect(only).toMatchObject({
    asked: "/account/open/name_input",
    to: "/account/open/customer_info",
    reason: "return-point",
    values: { "$res.returnPoint": "STEP_2" },
  })
  expect(only && written(only, "account-opening")).toEqual({ step: "customer_info" })
})

it("names the condition of a deep link that the server's answer does not meet", async () => {
  const customer = await openIn("applicant-step2", "/account/open/nisa_abolition")
  await customer.sees("customer_info")
  const pointer = "/entry/deepLinks/0/when"
  expect(detours()).toMatchObject([{ conditions: [{ kind: "flow", id: "account-opening", pointer }] }])
})

it("names the end of a call and where it says what follows: at the screen first, then for all", async () => {
  const refused = { call: "legacy/withdrawal", fault: "business-code", body: { code: "BANK_NOT_REGISTERED" } }
  const own = await openIn("active-investor", "/client/withdrawal?type=1", { fault: refused })
  await own.confirm("出金先の口座が登録されていません。")
  await own.sees("client_bank")
  expect(detours()).toMatchObject([
    {
      to: "/client/bank",
      reason: "call-end",
      call: { id: "legacy/withdrawal", end: "BANK_NOT_REGISTERED" },
      place: { kind: "screen", id: "client_withdrawal", pointer: "/data/account/on/BANK_NOT_REGISTERED/0" },
    },
  ])
  own.close()
  const broken = { call: "legacy/withdrawal", fault: "truncated-json" }
  const shared = await openIn("active-investor", "/client/withdrawal?type=1", { fault: broken })
  await shared.sees("error")
  const [only] = detours()
  expect(only).toMatchObject({
    to: "/error",
    call: { id: "legacy/withdrawal", end: "broken" },
    conditions: [{ kind: "errors", pointer: "/clients/legacy/outcomes/broken/0/if" }],
    values: { "$failure.kept": null },
  })
  expect(only && written(only, "")).toEqual({ do: "replace", to: "/error" })
})

it("names the login that a call asks for", async () => {
  const customer = await openIn("active-investor", "/client/bank", {
    fault: { call: "legacy/bank", fault: "login-status" },
  })
  await customer.leavesFor("login")
  expect(detours()).toMatchObject([{ asked: "/client/bank", reason: "call-end", call: { end: "signed-out" } }])
  expect(detours()[0]).not.toHaveProperty("to")
})

it("names what a screen does by the answer to its own question", async () => {
  const body = { data: { returnPoint: "SCREENING_COMPLETED" } }
  const fault = { call: "aco/progress", fault: "slow", delayMs: 0, body }
  const customer = await openIn("applicant-screening", "/account/open/screening_completed", { fault })
  await customer.sees("under_screening_details")
  expect(detours().at(-1)).toMatchObject({
    reason: "data",
    place: { id: "screening_completed", pointer: "/data/current/on/ok/0/then/0" },
    values: { "$current.returnPoint": "UNDER_SCREENING" },
  })
})

it("says that no screen has the address", async () => {
  const customer = await openIn("active-investor", "/client/no_such_page")
  await customer.sees("not_found")
  expect(detours()).toMatchObject([{ asked: "/client/no_such_page", reason: "unknown" }])
})

it("forgets them where somebody goes on, and takes no press that leads away for a detour", async () => {
  const customer = await openIn("active-investor", "/client/withdrawal_complete")
  await customer.sees("client_cancel_withdrawal")
  expect(detours()).toHaveLength(1)
  document.body.click()
  customer.app.context.navigator.go("/client/bank")
  await customer.sees("client_bank")
  expect(detours()).toEqual([])
})
