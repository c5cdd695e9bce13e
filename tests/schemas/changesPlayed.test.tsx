import { afterEach, beforeAll, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import type { CallDocument } from "../../renderer/model/documents"
import { broughtBy, type Customer, customerOf } from "../support/app/openAs"
import { openShipped } from "../support/app/openShipped"
import { editDocuments } from "../support/editedDocuments"
import type { LoadedModules } from "../support/shipped"
import type { ShippedCopy } from "../support/shippedCopy"
import { openTestbed, type Testbed, visit, type Visitor } from "../src/sandbox/support/testbed"

type Part = Record<string, unknown>

// Each is made of documents alone, and then met by a customer of the whole app, whose server reads the same documents.

const list = "payments_contract_list"
const automatic = "payments_ppbk_auto_withdrawal"
const screens = [list, automatic, "payments_terms_use", "payments_contract_result", "payments_detail", "error"]
const highest = { from: "10000000", to: "20000000" }
const paused = { between: ["$ctx.today", "2025-02-01", "2025-02-07"] }
const busy = "ただいま混み合っています。"
const said = [{ do: "popup", text: busy, cancel: "none" }]

function raiseLimit(documents: ShippedCopy): void {
  for (const file of ["payments/auto_withdrawal.form.json", "calls/legacy/payments_contractAgreementConfirm.call.json"])
    documents.replace(file, `"maximum": ${highest.from}`, `"maximum": ${highest.to}`)
}

function pauseApp(documents: ShippedCopy): void {
  documents.edit<{ body: Part[] }>(`payments/${list}.screen.json`, ({ body }) => {
    const rows = body.find(({ widget }) => widget === "list") as { row: { when: unknown }[] }
    const ofApp = { is: ["$item.PAYMENT_TYPE", 1] }
    for (const row of rows.row) row.when = { all: [row.when, { not: { all: [ofApp, paused] } }] }
    body.splice(1, 0, {
      widget: "notice",
      level: "warn",
      when: paused,
      text: "2月7日まで、アプリの連携を休止しています。",
    })
  })
}

function answerCode(documents: ShippedCopy): void {
  documents.edit<{ codes: Part }>("calls/legacy/payments_unbind.call.json", ({ codes }) => {
    codes["SERVICE_BUSY"] = { message: "BUSY-01", shows: "none" }
  })
  documents.edit<{ detail: { unbind: { tap: { on?: Part }[] } } }>("shared/payments.json", ({ detail }) => {
    const call = detail.unbind.tap.find(({ on }) => on !== undefined)
    if (call?.on !== undefined) call.on["SERVICE_BUSY"] = said
  })
  // `check` names the second place that makes the call.
  documents.edit<{ footer: { tap: { do: string; on?: Part }[] }[] }>(
    `payments/${automatic}.screen.json`,
    ({ footer }) => {
      for (const action of footer.flatMap(({ tap }) => tap))
        if (action.do === "call") action.on = { ...action.on, SERVICE_BUSY: said }
    },
  )
}

let modules: LoadedModules
let bed: Testbed
beforeAll(async () => {
  let calls: readonly CallDocument[] = []
  const edited = await editDocuments(screens, (documents) => {
    for (const change of [raiseLimit, pauseApp, answerCode]) change(documents)
    calls = loadDocuments(documents.root)
      .all("call")
      .map(({ document }) => document)
  })
  expect(edited.problems).toEqual([])
  modules = edited.modules
  bed = await openTestbed({}, calls)
})

let customer: Customer | undefined
afterEach(() => customer?.close())

async function openAt(visitor: Visitor, address: string): Promise<Customer> {
  customer?.close()
  const loaders = [...modules.screens].map(([id, module]) => [id, () => Promise.resolve(module)] as const)
  const release = () => Promise.resolve({ app: modules.app, screens: Object.fromEntries(loaders) })
  customer = customerOf(await openShipped(address, { release, ...broughtBy(visitor, "3.23.9") }))
  return customer
}

it("a limit that was raised holds on every screen and at the server: what is typed is what stays in the account", async () => {
  const visitor = await visit(bed.app, "active-investor")
  const at = await openAt(visitor, `/payments/ppbk_auto_withdrawal`)
  await at.sees(automatic)
  await at.type("証券口座に残す金額", "20000001")
  await at.reads("20,000,000円以下で入力してください")
  await at.type("証券口座に残す金額", "15000000")
  await at.press("自動出金を設定する")
  await at.sees("payments_terms_use")
  await at.press(/を開く/)
  await at.reads("確認済み")
  await at.choose("上記の規約を確認し、同意します")
  await at.press("同意して進む")
  await at.sees("payments_contract_result")
  await at.press("自動出金の設定を見る")
  await at.sees(automatic)
  await at.reads("15,000,000円")
})

it("a way of payment that is closed between two days is offered before and after them, and not on them", async () => {
  const visitor = await visit(bed.app, "contracts-all-types")
  const days = { "2025-01-31": false, "2025-02-01": true, "2025-02-07": true, "2025-02-08": false }
  const names = () => [...document.querySelectorAll(".k-list-row__title")].map(({ textContent }) => textContent)
  const isPaused = () => document.body.textContent.includes("休止しています")
  for (const [day, isClosed] of Object.entries(days)) {
    await visitor.control("POST", "/clock", { now: `${day}T12:00:00+09:00` })
    const at = await openAt(visitor, "/payments/contract_list")
    await at.sees(list)
    // The device has another day; the server tells its own a little later.
    await at.comes(day, () => names().includes("サンプルペイ") === !isClosed && isPaused() === isClosed)
    expect(names()).toContain("サンプルペイ銀行")
  }
})

it("a business code that the server did not send before is answered in the words of the screen", async () => {
  const visitor = await visit(bed.app, "active-investor")
  await visitor.control("POST", "/faults", [
    { call: "legacy/payments_unbind", fault: "business-code", body: { code: "SERVICE_BUSY" } },
  ])
  const at = await openAt(visitor, "/payments/detail?contract_id=C-10")
  await at.sees("payments_detail")
  await at.press("連携を解除する")
  await at.confirm("連携を解除しますか？")
  await at.confirm(busy)
  await at.sees("payments_detail")
  expect(document.body.textContent).not.toContain("BUSY-01")
  expect(document.body.textContent).not.toContain("連携を解除しました。")
})
