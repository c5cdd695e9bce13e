import { describe, expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"
import { setClock } from "../../sandbox/support/testbed"

const { visit, openAs } = sandboxCustomers()
const chosen = () => [...document.querySelectorAll("input:checked")].map((one) => one.closest("label")?.textContent)

describe("a NISA application in the night of New Year's Eve", () => {
  it("is not sent for the year that is over: it says so at the year, offers the new one and keeps the rest", async () => {
    const visitor = await visit("nisa-none")
    await setClock(visitor, "2025-12-31T23:58:00+09:00")
    const customer = await openAs(visitor, "/nisa/add_account")
    await customer.sees("nisa_add_account")
    await customer.choose("いいえ")
    await customer.choose("氏名・住所・生年月日に変更はありません")
    await customer.press(/NISA約款/, "link")
    await customer.choose("NISA約款・重要事項に同意します")
    await customer.press("確認へ進む")
    await customer.sees("nisa_add_account_confirm")
    await customer.reads("2025年")

    await setClock(visitor, "2026-01-01T00:01:00+09:00")
    await customer.press("申し込む")
    await customer.confirm("入力内容をご確認ください。")
    await customer.sees("nisa_add_account")
    await customer.reads("選択した年の受付は終了しました。利用を開始する年を選び直してください")
    expect(document.body.textContent).not.toContain("2025年")
    expect(chosen()).toContain("いいえ")
    expect(chosen()).not.toContain("2026年")

    await customer.choose("2026年")
    await customer.press("確認へ進む")
    await customer.sees("nisa_add_account_confirm")
    await customer.press("申し込む")
    await customer.reads("NISA口座のお申込みを受け付けました")
  })
})
