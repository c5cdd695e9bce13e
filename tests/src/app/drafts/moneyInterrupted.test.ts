import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import type { LoadedDocument } from "../../../../renderer/compiler"
import type { Json } from "../../../../renderer/model/documents"
import { answersIn, typeHalf } from "../../../support/app/answers"
import { hidePage } from "../../../support/app/hidePage"
import type { Customer } from "../../../support/app/openAs"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"
import { shippedRoot } from "../../../support/shippedRoot"
import type { Visitor } from "../../sandbox/support/testbed"

const customers = sandboxCustomers()

const documents = loadDocuments(shippedRoot)
const folders = /^(?:bank|customer|deposit|money-schedule|payments|withdrawal)\/|^portfolio\/portfolio_deposits\./
const screens = documents.all("screen").filter(({ file }) => folders.test(file))
const routes = Object.entries(documents.find("app", "app")?.document.routes ?? {})

/** Secrets are kept nowhere: a code, passwords. */
const secrets: readonly string[] = ["client_bank_smsauth", "client_password"]

/** Screens that lead on by themselves as soon as the server has answered. */
const leadingOn: Readonly<Record<string, string>> = {
  payments_contract_result_callback: "payments_contract_result",
  payments_contract_result_callback_v2: "payments_contract_result_v2",
}

/** Screens that ask something; whatever else is chosen stands in the address. */
const withAnswers: readonly string[] = [
  "client_bank",
  "client_deposit",
  "client_optout",
  "client_withdrawal",
  "payments_ppbk_auto_withdrawal",
  "payments_terms_use",
]

/** What the address has to say, where the first sample does not say what is meant. */
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  client_deposit: { tab: "realtime" },
  portfolio_deposits: { year: "2024", type: "in" },
}

type Sample = { readonly query?: Readonly<Record<string, string>>; readonly kept?: Readonly<Record<string, Json>> }

const sampleOf = ({ document }: LoadedDocument<"screen">): Sample =>
  (Object.values(document.samples ?? {})[0] ?? {}) as Sample

/** `contract`: the one that the customer has. */
function addressOf(screen: LoadedDocument<"screen">, contract: string): string {
  const [path] = routes.find(([, route]) => route.screen === screen.id) ?? [""]
  const query = new URLSearchParams({ ...sampleOf(screen).query, ...queries[screen.id] })
  if (query.has("contract_id")) query.set("contract_id", contract)
  return query.size === 0 ? path : `${path}?${query}`
}

async function contractOf(visitor: Visitor): Promise<string> {
  const asked = { TOKEN: visitor.cookies.get("TOKEN"), PAYMENT_TYPE: 2 }
  const { body } = await visitor.send("POST", "/api/legacy/v2/payments/contract_list", asked)
  const [contract] = body["CONTRACT_ARRAY"] as readonly { readonly CONTRACT_ID: string }[]
  return contract?.CONTRACT_ID ?? ""
}

/** Apps before the second version of screens, and those from it on. */
const appVersionFor = (screen: string) =>
  routes.some(([, route]) => route.screen === screen && route.v2) ? "3.23.9" : "3.24.0"

async function openPage(visitor: Visitor, address: string, version: string): Promise<Customer> {
  customers.wait(2_000)
  return customers.openAs(visitor, address, { open: () => null }, version)
}

/** What the screens before have handed over, as they keep it. */
async function handOver(visitor: Visitor, kept: Sample["kept"] = {}): Promise<void> {
  if (Object.keys(kept).length === 0) return
  const { app } = await openPage(visitor, "/client/money_schedule", "3.24.0")
  for (const [name, value] of Object.entries(kept)) app.services.sessionValues.set(name, value, "encrypted")
  await hidePage(app)
  customers.unload()
}

const ends = {
  "loaded anew": () => undefined,
  killed: () => sessionStorage.clear(),
}

describe("the webview of a customer at the money", () => {
  it("is looked at on every screen", () => {
    expect(screens.length).toBeGreaterThan(30)
    expect(screens.filter((screen) => addressOf(screen, "") === "")).toEqual([])
  })

  const places = screens.map((screen) => [screen.id, screen] as const)
  it.each(places)("loses neither place nor answers of %s", async (id, screen) => {
    const visitor = await customers.visit("active-investor")
    await handOver(visitor, sampleOf(screen).kept)
    const place = leadingOn[id] ?? id
    const version = appVersionFor(id)
    const customer = await openPage(visitor, addressOf(screen, await contractOf(visitor)), version)
    await customer.sees(place)
    const [isAsking, isSecret] = [withAnswers.includes(id), secrets.includes(id)]
    const saved = answersIn(customer.app.container)
    if (isAsking || isSecret) typeHalf(customer.app.container)
    await customer.app.clock.advance(100)
    const answers = answersIn(customer.app.container)
    expect(answers.join() === saved.join()).toBe(!isAsking && !isSecret)
    await hidePage(customer.app)
    for (const end of Object.values(ends)) {
      const address = `${location.pathname}${location.search}`
      customers.unload()
      end()
      const again = await openPage(visitor, address, version)
      await again.sees(place)
      expect(answersIn(again.app.container)).toEqual(isSecret ? saved : answers)
    }
  })

  it("is looked at wherever something is asked", () => {
    const asking = screens.filter(({ document }) => JSON.stringify(document.body).includes('"widget":"form"'))
    const known = [...withAnswers, ...secrets, "client_withdrawal_confirm"]
    expect(asking.map(({ id }) => id).toSorted()).toEqual(known.toSorted())
  })
})
