import { expect, it } from "vitest"
import { type Json, type Visitor } from "../../sandbox/support/testbed"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"
import { type Customer } from "../../../support/app/openAs"

const customers = sandboxCustomers()

async function openAt(visitor: Visitor, address = "/client/bank"): Promise<Customer> {
  const customer = await customers.openAs(visitor, address)
  return customer
}

async function chooseAccount(customer: Customer) {
  await customer.sees("client_bank")
  await customer.press("金融機関", "combobox")
  await customer.type("銀行名（ひらがな・カナ）または4桁のコード", "さんぷる")
  await customer.reads("1件")
  await customer.press("サンプル銀行（0999）", "option")
  await customer.press("支店", "combobox")
  await customer.type("支店名（ひらがな・カナ）または3桁のコード", "００２")
  await customer.press("みなと支店（002）", "option")
  await customer.type("口座番号", "１２３４５")
  await customer.holds("口座番号", "0012345")
}

async function askForCode(customer: Customer) {
  await chooseAccount(customer)
  await customer.press("確認へ進む")
  await customer.sees("client_bank_confirm")
  await customer.reads("ﾔﾏﾀﾞ ﾀﾛｳ")
  await customer.press("認証コードを送る")
  await customer.sees("client_bank_smsauth")
}

const codeField = "認証コード6桁"

async function enter(customer: Customer, code: string) {
  await customer.type(codeField, code)
  await customer.press("認証して登録する")
}

const calls = async (visitor: Visitor) =>
  ((await visitor.control("GET", "/journal")) as Json[]).map(({ call }) => String(call))

it("a bank is registered by search, code and text message, and withdrawals go there", async () => {
  const visitor = await customers.visit("bank-unregistered")
  const customer = await openAt(visitor)
  await askForCode(customer)
  await enter(customer, "111111")
  await customer.confirm("認証コードが正しくありません。（残り4回）")
  await customer.holds(codeField, "")
  await enter(customer, "123456")
  await customer.sees("client_bank_complete")
  await customer.reads("出金先口座を登録しました")
  await customer.press("出金する")
  await customer.reads("みなと支店 普通 ****345")
  const made = await calls(visitor)
  expect(made.filter((call) => call === "legacy/bank_complete")).toHaveLength(1)
  expect(made).toContain("legacy/search_bank_name")
  expect(made).toContain("legacy/search_bank_branch_code")
})

it("symbol and number of ゆうちょ銀行 become branch and account", async () => {
  const customer = await openAt(await customers.visit("bank-unregistered"))
  await customer.sees("client_bank")
  await customer.press("金融機関", "combobox")
  await customer.press("ゆうちょ銀行（9900）", "option")
  await customer.type("記号", "10180")
  await customer.type("番号（8桁以内）", "12345678")
  await customer.reads("番号をご確認ください（末尾の1まで入力してください）")
  await customer.type("番号（8桁以内）", "12345671")
  await customer.press("確認へ進む")
  await customer.sees("client_bank_confirm")
  await customer.reads("〇一八支店（018）")
  await customer.reads("10180-12345671")
  await customer.reads("1234567")
})

it("another bank forgets the branch of the one before", async () => {
  const customer = await openAt(await customers.visit("bank-unregistered"))
  await chooseAccount(customer)
  await customer.press("金融機関", "combobox")
  await customer.press("みずほ銀行（0001）", "option")
  await customer.press("確認へ進む")
  await customer.reads("支店を選択してください")
})

it("a name that is not the customer's is refused, and all that was typed stays", async () => {
  const customer = await openAt(await customers.visit("bank-unregistered"))
  await chooseAccount(customer)
  await customer.type("口座名義（カナ）", "サトウ　ハナ")
  await customer.press("確認へ進む")
  await customer.confirm("口座名義がご登録のお名前と一致しません。")
  await customer.holds("口座番号", "0012345")
})

it("an app that is killed comes back to the code, and to the account that was typed", async () => {
  const visitor = await customers.visit("bank-unregistered")
  const customer = await openAt(visitor)
  await askForCode(customer)
  customers.unload()
  const again = await openAt(visitor, "/client/bank_smsauth")
  await again.sees("client_bank_smsauth")
  await enter(again, "123456")
  await again.sees("client_bank_complete")
})

it("five wrong codes lead to the beginning, where the account still stands", async () => {
  const customer = await openAt(await customers.visit("bank-unregistered"))
  await askForCode(customer)
  for (const left of [4, 3, 2, 1]) {
    await enter(customer, `22222${left}`)
    await customer.confirm(`（残り${left}回）`)
    await customer.holds(codeField, "")
  }
  await enter(customer, "111111")
  await customer.confirm("認証コードの入力回数が上限に達しました。")
  await customer.sees("client_bank")
  await customer.holds("口座番号", "0012345")
})

it("back from the code asks first", async () => {
  const customer = await openAt(await customers.visit("bank-unregistered"))
  await askForCode(customer)
  const question = "認証を中止して前の画面に戻りますか？"
  await customer.press("戻る")
  await customer.confirm(question, "いいえ")
  await customer.sees("client_bank_smsauth")
  await customer.press("戻る")
  await customer.confirm(question)
  await customer.sees("client_bank_confirm")
})

it("an answer that is lost is asked for again, and registers once", async () => {
  const visitor = await customers.visit("bank-unregistered")
  const customer = await openAt(visitor)
  await askForCode(customer)
  await visitor.control("POST", "/faults", { call: "legacy/bank_complete", fault: "lost-answer", times: 1 })
  await enter(customer, "123456")
  await customer.sees("error")
  customer.app.context.navigator.back()
  await customer.sees("client_bank_smsauth")
  // The very same request so soon would be taken for a second tap.
  await customer.app.clock.advance(1_000)
  await customer.press("登録する")
  await customer.sees("client_bank_complete")
  await customer.reads("出金先口座を登録しました")
})
