import { expect, it } from "vitest"
import { sandboxCustomers } from "../../../../support/app/sandboxCustomers"
import { setClock, type Visitor } from "../../support/testbed"

const customers = sandboxCustomers()

const confirmPath = "/preorder/cancel_confirm?preorder_id=501"

async function openAt(visitor: Visitor, address: string, sees: string) {
  const customer = await customers.openAs(visitor, address)
  await customer.sees(sees)
  return customer
}

const arrive = () => customers.visit("active-investor")

it("J14: a pre-order is taken back after a question, once, and leads to where the customer came from", async () => {
  const visitor = await arrive()
  const customer = await openAt(visitor, `${confirmPath}&BACK=%2Fportfolio%2Fdeposits`, "preorder_cancel_confirm")
  for (const text of [
    "サンプル全世界株式インデックス（投資信託）",
    "10,000円",
    "NISAつみたて投資枠",
    "サンプルペイ銀行",
    "2025年1月16日(木)",
    "取り消すと元に戻せません。",
    "今回分のみ取り消します。つみたての設定は継続します。",
  ])
    await customer.reads(text)
  await customer.press("予約を取り消す")
  await customer.confirm("この予約を取り消します。よろしいですか？", "いいえ")
  await customer.press("予約を取り消す")
  await customer.confirm("この予約を取り消します。よろしいですか？")
  await customer.sees("preorder_cancel_complete")
  await customer.reads("予約のお申込みを取り消しました")
  await customer.reads("10,000円")
  await customer.press("カレンダーに戻る")
  await customer.sees("portfolio_deposits")
  const TOKEN = visitor.cookies.get("TOKEN")
  const { body } = await visitor.send("POST", "/api/legacy/v2/preorder/preorder_list", { TOKEN })
  expect(body["PREORDER_ARRAY"]).toEqual([])
})

it("J14: without an address to go back to, the calendar is the native screen below", async () => {
  const customer = await openAt(await arrive(), "/preorder/cancel_complete", "preorder_cancel_complete")
  await customer.reads("予約のお申込みを取り消しました")
  expect(document.body.textContent).not.toContain("約定予定日")
  await customer.press("カレンダーに戻る")
  await customer.leavesFor("close")
})

it("J14: after the limit a customer is told that it is too late, also where it passed while the page was open", async () => {
  const late = await arrive()
  await setClock(late, "2025-01-16T00:00:00+09:00")
  const told = await openAt(late, confirmPath, "preorder_cancel_confirm")
  await told.confirm("取消の受付時間を過ぎたため、取り消せません。")
  const visitor = await arrive()
  const customer = await openAt(visitor, confirmPath, "preorder_cancel_confirm")
  await customer.press("予約を取り消す")
  await setClock(visitor, "2025-01-16T00:00:00+09:00")
  await customer.confirm("この予約を取り消します。よろしいですか？")
  await customer.confirm("取消の受付時間を過ぎたため、取り消せません。")
})

it("F16: after an answer that was lost the next try shows what became of the first, and cancels nothing else", async () => {
  const visitor = await arrive()
  const customer = await openAt(visitor, confirmPath, "preorder_cancel_confirm")
  await visitor.control("POST", "/faults", { call: "legacy/preorder_preorder_cancel", fault: "lost-answer", times: 1 })
  await customer.press("予約を取り消す")
  await customer.confirm("この予約を取り消します。よろしいですか？")
  await customer.sees("error")
  await customer.press("もう一度試す")
  await customer.sees("preorder_cancel_confirm")
  await customer.app.clock.advance(1_000)
  await customer.sees("preorder_cancel_complete")
  await customer.reads("予約のお申込みを取り消しました")
  await customer.reads("10,000円")
})

it("F16: a try that never arrived is asked for again, with the order still there", async () => {
  const visitor = await arrive()
  const customer = await openAt(visitor, confirmPath, "preorder_cancel_confirm")
  await visitor.control("POST", "/faults", { call: "legacy/preorder_preorder_cancel", fault: "offline", times: 1 })
  await customer.press("予約を取り消す")
  await customer.confirm("この予約を取り消します。よろしいですか？")
  await customer.sees("error")
  await customer.press("もう一度試す")
  await customer.sees("preorder_cancel_confirm")
  await customer.app.clock.advance(1_000)
  await customer.press("予約を取り消す")
  await customer.confirm("この予約を取り消します。よろしいですか？")
  await customer.sees("preorder_cancel_complete")
})

it("J14: a number that nobody has ends in the page that is not there, with the server's message", async () => {
  const customer = await openAt(await arrive(), "/preorder/cancel_confirm?preorder_id=999", "not_found")
  await customer.confirm("お探しの情報が見つかりません。")
  await customer.leavesFor("close")
})
