import { afterEach, expect, it } from "vitest"
import { broughtBy, customerOf, type Customer } from "../../support/app/openAs"
import { openShipped } from "../../support/app/openShipped"
import { sandboxCustomers } from "../../support/app/sandboxCustomers"
import { json } from "../../support/fakeFetch"

const customers = sandboxCustomers()
let open: Customer | undefined
afterEach(() => open?.close())

const said = {
  STATUS: 2,
  MESSAGE_ARRAY: ["入力内容をご確認ください。"],
  MAINTENANCE_FLG: 0,
  MAINTENANCE_URL: "",
  LOGIN_STATUS: 0,
  REDIRECT_CODE: 0,
}

interface Said {
  readonly path: string
  readonly field: string
  readonly message: string
}

/** A visitor whose server finds fault with one answer of what is sent. */
async function openRefused(address: string, { path, field, message }: Said): Promise<Customer> {
  const brought = broughtBy(await customers.visit("demo-visitor"), "3.24.0")
  const refusal = { ...said, FIELD_ERROR_ARRAY: [{ PROPERTY: field, MESSAGE: message }] }
  const fetch: typeof globalThis.fetch = (input, init) =>
    String(input).endsWith(path) ? Promise.resolve(json(refusal)) : brought.fetch(input, init)
  open = customerOf(await openShipped(address, { ...brought, fetch }))
  return open
}

const focused = () => document.activeElement?.id ?? ""

it("an inquiry is refused for one answer: it is told at the answer, and nothing typed is lost", async () => {
  const message = "このメールアドレスには返信できません"
  const customer = await openRefused("/inquiry", { path: "/v2/inquiry", field: "MAIL", message })
  await customer.sees("inquiry")
  await customer.select("お問い合わせの種類", "NISA")
  await customer.type("お名前", "山田花子")
  await customer.type("メールアドレス", "hanako@example.jp")
  await customer.type("メールアドレス（確認）", "hanako@example.jp")
  await customer.type("お問い合わせ内容", "口座開設の日数を教えてください")
  await customer.choose("個人情報の取扱いに同意します")
  await customer.press("確認する")
  await customer.press("送信する")
  await customer.confirm("入力内容をご確認ください。")
  await customer.sees("inquiry")
  await customer.reads(message)
  await customer.comes("focus", () => focused().endsWith("MAIL"))
  await customer.holds("お名前", "山田花子")
  await customer.holds("メールアドレス", "hanako@example.jp")
  await customer.holds("お問い合わせ内容", "口座開設の日数を教えてください")
  await customer.type("メールアドレス", "hanako2@example.jp")
  expect(document.body.textContent).not.toContain(message)
})

it("an application for a NISA account is refused for one answer, and told at the answer", async () => {
  const message = "利用を開始する年をご確認ください"
  const refused = { path: "/v2/account/nisa/save", field: "START_YEAR", message }
  const customer = await openRefused("/nisa/add_account", refused)
  await customer.choose("いいえ")
  await customer.choose("NISA約款・重要事項に同意します")
  await customer.press("確認へ進む")
  await customer.press("入力内容を保存する")
  await customer.confirm("入力内容をご確認ください。")
  await customer.sees("nisa_add_account")
  await customer.reads(message)
})

it("a move of the NISA account is refused for one answer, and told at the answer", async () => {
  const message = "整理番号をご確認ください"
  const refused = { path: "/v2/account/nisa/save", field: "ISSUER_NM", message }
  const customer = await openRefused("/nisa/nisa_transfer?direction=1", refused)
  await customer.choose("非課税口座廃止通知書")
  await customer.type("整理番号", "12345678901234")
  await customer.type("年", "2024")
  await customer.type("月", "11")
  await customer.type("日", "5")
  await customer.type("通知書を発行した金融機関", "みほん証券")
  await customer.choose("注意事項を確認しました")
  await customer.press("確認へ進む")
  await customer.press("入力内容を保存する")
  await customer.confirm("入力内容をご確認ください。")
  await customer.sees("nisa_transfer")
  await customer.reads(message)
  await customer.holds("整理番号", "12345678901234")
})
