import { expect, it } from "vitest"
import { journalOf } from "../sandbox/support/testbed"
import { sandboxCustomers } from "../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function openAt(world: string, address: string, fault?: object) {
  const visitor = await customers.visit(world)
  if (fault !== undefined) await visitor.control("POST", "/faults", [fault])
  return { visitor, customer: await customers.openAs(visitor, address) }
}

/** The first version of the withdrawals, which apps before 3.24.0 show. */
const openWithdrawals = async (query: string, version = "3.23.0") =>
  customers.openAs(await customers.visit("active-investor"), `/client/withdraw_select?${query}`, {}, version)

const answersAtOnce = { fault: "slow", delayMs: 0 }

for (const returnPoint of ["", null, "email_input", "constructor", "NO_SUCH_POINT", "toString"]) {
  it(`F25: the return point "${returnPoint}" opens the first step`, async () => {
    const progress = { call: "aco/progress", ...answersAtOnce, body: { data: { returnPoint } } }
    const { customer } = await openAt("applicant-agreements", "/account/open", progress)
    await customer.sees("mail_auth")
    expect(location.pathname).toBe("/account/open/mail_auth")
  })
}

for (const { given, sent } of [
  { given: "false", sent: 0 },
  { given: "TRUE", sent: 0 },
  { given: "", sent: 0 },
]) {
  it(`F26: delete_storage=${given} sends the flag ${sent} times`, async () => {
    const { customer, visitor } = await openAt("applicant-nfc", `/aco/index?fallback=true&delete_storage=${given}`)
    await customer.sees("aco_index")
    await customer.press("申込みページへ進む")
    await customer.comes("the old flow", () => customer.app.left.includes("https://www.example.jp/open"))
    expect(await journalOf(visitor, "aco/registration-update")).toHaveLength(sent)
  })
}

const backs: readonly { readonly query: string; readonly leads: string }[] = [
  { query: "BACK=%2Fclient%2Fcancel_withdrawal&BACK=%2Fclient%2Fwithdraw_select", leads: "/client/cancel_withdrawal" },
  { query: "BACK=kamishibai-app%3A%2F%2Fclose-browser", leads: "close" },
  { query: "BACK=https%3A%2F%2Fevil.example%2F", leads: "close" },
  { query: "BACK=%2F%2Fevil.example", leads: "close" },
  { query: "BACK=%2F%5Cevil.example", leads: "close" },
  { query: "BACK=", leads: "close" },
]
for (const { query, leads } of backs) {
  it(`F31: back with ${query} leads to ${leads}`, async () => {
    const customer = await openWithdrawals(query)
    await customer.sees("client_withdraw_select")
    await customer.press("戻る")
    if (leads === "close") await customer.leavesFor("close")
    else await customer.comes(leads, () => location.pathname === leads)
    expect(customer.app.left.join()).not.toContain("evil")
  })
}

for (const { query, headers } of [
  { query: "header=0&header=1", headers: 0 },
  { query: "header=1&header=0", headers: 1 },
  { query: "header=00", headers: 1 },
  { query: "header=", headers: 1 },
]) {
  it(`F32: ${query} shows ${headers} header`, async () => {
    const customer = await openWithdrawals(query)
    await customer.sees("client_withdraw_select")
    const back = [...customer.app.container.querySelectorAll("button")].filter(
      (button) => (button.getAttribute("aria-label") ?? button.textContent) === "戻る",
    )
    expect(back).toHaveLength(headers)
  })
}

for (const version of ["3.9.10", "3.24.0-beta", "", "v3.24.0"]) {
  it(`F33: app version "${version}" stays with the first version`, async () => {
    const customer = await openWithdrawals("", version)
    await customer.sees("client_withdraw_select")
  })
}

for (const path of ["/account/open/no_such_step", "/account/open/__proto__", "/constructor"]) {
  it(`F49: ${path} says that there is no such page, then closes`, async () => {
    const { customer } = await openAt("new-applicant", path)
    await customer.confirm("ページが削除されたか、存在しません")
    await customer.leavesFor("close")
    await customer.reads("このページは終了しました。")
  })
}

const window = (account_opening: unknown) => ({
  call: "config/global-config",
  ...answersAtOnce,
  body: { feature_maintenances: account_opening === null ? null : { account_opening } },
})
const at = (start_at: string, end_at: string) => ({ start_at, end_at, title: "点検", description: "", notice_url: "" })
for (const { name, config } of [
  { name: "that ends before it starts", config: window(at("2025-01-15T12:00:00+09:00", "2025-01-15T09:00:00+09:00")) },
  { name: "of tomorrow", config: window(at("2025-01-16T00:00:00+09:00", "2025-01-16T06:00:00+09:00")) },
  { name: "that cannot be read", config: window(at("あした", "あさって")) },
  { name: "that is null", config: window(null) },
  { name: "whose configuration is missing", config: { call: "config/global-config", fault: "http-500" } },
]) {
  it(`F48: a maintenance ${name} opens mail_auth`, async () => {
    const { customer } = await openAt("new-applicant", "/account/open", config)
    await customer.sees("mail_auth")
  })
}
