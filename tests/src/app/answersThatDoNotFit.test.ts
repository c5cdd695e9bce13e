import { expect, it } from "vitest"
import { sandboxCustomers } from "../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function openAt(world: string, address: string, fault: object) {
  const visitor = await customers.visit(world)
  await visitor.control("POST", "/faults", [fault])
  return customers.openAs(visitor, address)
}

const refuse = (body: object) => ({ call: "legacy/withdrawal", fault: "status-1", times: 1, body })
const openRefused = (body: object) => openAt("active-investor", "/client/withdrawal?type=1", refuse(body))

it("F5: STATUS null leads to the error page", async () => {
  const customer = await openRefused({ STATUS: null })
  await customer.sees("error")
})

it("F6: the text 0 is as good as the number 0", async () => {
  const answer = { call: "legacy/withdrawal", fault: "slow", delayMs: 0, body: { STATUS: "0" } }
  const customer = await openAt("active-investor", "/client/withdrawal?type=1", answer)
  await customer.sees("client_withdrawal")
  await customer.reads("235,000円")
})

const nothingSaid = { none: null, empty: [], text: "STATUS 1", spaces: ["  ", "　"], numbers: [1, {}] }
for (const [name, MESSAGE_ARRAY] of Object.entries(nothingSaid)) {
  it(`F9, F53: a refusal whose messages are ${name} gets the default text`, async () => {
    const customer = await openRefused({ MESSAGE_ARRAY })
    await customer.confirm("システムエラーが発生しました。しばらく時間をおいてから再度お試しください。")
  })
}

for (const MAINTENANCE_URL of ["https://evil.example/", "//evil.example/", "data:text/html,x", " "]) {
  it(`F10: maintenance with the address "${MAINTENANCE_URL}" logs out`, async () => {
    const customer = await openRefused({ MAINTENANCE_FLG: 1, MAINTENANCE_URL })
    await customer.leavesFor("login")
    expect(customer.app.left).toEqual([customer.app.schemes["login"]])
  })
}

it("F12: maintenance wins over a missing login and a refusal, and is the only thing that happens", async () => {
  const MAINTENANCE_URL = "https://www.example.jp/mnt"
  const customer = await openRefused({
    MAINTENANCE_FLG: 1,
    MAINTENANCE_URL,
    LOGIN_STATUS: 1,
    MESSAGE_ARRAY: ["断り"],
  })
  await customer.comes(MAINTENANCE_URL, () => customer.app.left.includes(MAINTENANCE_URL))
  await customer.app.clock.advance(2_000)
  expect(customer.app.left).toEqual([MAINTENANCE_URL])
  expect(document.body.textContent).not.toContain("断り")
})

for (const documents of [null, [], [null], "nine", { 0: {} }]) {
  it(`F25: ${JSON.stringify(documents)} where a list is expected is the general error`, async () => {
    const answer = { call: "aco/agreements", fault: "slow", delayMs: 0, body: { data: { group: "ONE", documents } } }
    const customer = await openAt("applicant-agreements", "/account/open", answer)
    await customer.comes("the general error", () =>
      Boolean(document.querySelector("dialog[open]")?.textContent?.includes("エラーが発生しました")),
    )
  })
}

for (const fault of ["offline", "http-500", "http-401", "html-body", "no-status", "maintenance", "halfsheet"]) {
  it(`F48: the time of the server with ${fault} is no obstacle`, async () => {
    const customer = await openAt("new-applicant", "/account/open/mail_auth", { call: "bff/current-timestamp", fault })
    await customer.sees("mail_auth")
    await customer.app.clock.advance(5_000)
    expect(document.querySelector("dialog[open]")).toBeNull()
    expect(customer.app.left).toEqual([])
  })
}
