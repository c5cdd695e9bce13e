import { expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

it("who follows the link of a mail stops mails without a login, after saying yes", async () => {
  const visitor = await customers.visit("offers-mail")
  const [mail] = (await visitor.control("GET", "/outbox")) as { text: string }[]
  const [address = ""] = /\/client\/optout\?key=\S+/.exec(mail?.text ?? "") ?? []
  visitor.cookies.delete("TOKEN")
  const customer = await customers.openAs(visitor, address)
  await customer.sees("client_optout")
  await customer.choose("キャンペーン・お得な情報")
  await customer.press("配信を停止する")
  await customer.confirm("選択したメールの配信を停止します。よろしいですか？", "いいえ")
  await customer.press("配信を停止する")
  await customer.confirm("選択したメールの配信を停止します。よろしいですか？", "はい")
  await customer.sees("client_optout_complete")
  await customer.reads("つみたて・NISAのご案内")
  const calls = (await visitor.control("GET", "/journal")) as { call: string }[]
  expect(calls.filter(({ call }) => call === "legacy/optout_complete")).toHaveLength(1)
})

it("kinds that are stopped already are no choice of their own", async () => {
  const customer = await customers.openAs(await customers.visit("active-investor"), "/client/optout")
  await customer.sees("client_optout")
  await customer.press("配信を停止する")
  await customer.reads("停止するメールを選択してください")
})

it("without a key and without a login the customer is asked to log in", async () => {
  const visitor = await customers.visit("active-investor")
  visitor.cookies.delete("TOKEN")
  const customer = await customers.openAs(visitor, "/client/optout")
  await customer.leavesFor("login")
})

it.each([
  ["that is not valid any more", "old"],
  ["that no mail has, for it is too long", "k".repeat(129)],
])("a link %s is told, then the page closes", async (_which, key) => {
  const customer = await customers.openAs(await customers.visit("active-investor"), `/client/optout?key=${key}`)
  await customer.confirm("このURLは無効です。")
  await customer.leavesFor("close")
})
