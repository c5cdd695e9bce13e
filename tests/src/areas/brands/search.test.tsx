import { afterEach, beforeAll, expect, it } from "vitest"
import { type Customer, openAs } from "../../../support/app/openAs"
import { openTestbed, type Testbed, visit } from "../../sandbox/support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
}, 60_000)

const open: Customer[] = []
afterEach(() => {
  for (const customer of open.splice(0)) customer.close()
})

async function openSearch(): Promise<Customer> {
  const customer = await openAs(await visit(bed.app, "active-investor"), "/search")
  open.push(customer)
  await customer.sees("search")
  return customer
}

const found = ({ app }: Customer) =>
  [...app.container.querySelectorAll(".k-brand-row__title")].map(({ textContent }) => textContent)

it("J12: a brand is found by hiragana, by letters of any width and case, by nickname, search key and code", async () => {
  const customer = await openSearch()
  for (const [term, name, label] of [
    ["さんぷるてっく", "サンプルテック", "SMPT 米国株"],
    ["オルカン", "サンプル全世界株式インデックス", "投資信託"],
    ["ＳＭＰＴ", "サンプルテック", "SMPT 米国株"],
    ["さんぷるオルカン", "サンプル全世界株式インデックス", "投資信託"],
    ["smpt", "サンプルテック", "SMPT 米国株"],
    ["7999", "サンプル自動車", "7999 日本株"],
    ["半導体", "サンプルテック", "SMPT 米国株"],
  ] as const) {
    await customer.type("銘柄名・コードで検索", term)
    await customer.reads("1件")
    await customer.reads(label)
    expect(found(customer), term).toEqual([name])
  }
})

it("J12: signs alone are no term, and what nobody is called is told with the word", async () => {
  const customer = await openSearch()
  await customer.type("銘柄名・コードで検索", "ほげ")
  await customer.reads("「ほげ」に一致する銘柄がありません")
  await customer.type("銘柄名・コードで検索", "・－！")
  await customer.reads("人気の銘柄")
  expect(customer.app.container.textContent).not.toContain("一致する銘柄がありません")
})

it("keeps the words that led to a brand on the device, the newest first, until all are deleted", async () => {
  const customer = await openSearch()
  for (const term of ["7999", "smpt"]) {
    await customer.type("銘柄名・コードで検索", term)
    await customer.reads("1件")
    await customer.press(term === "7999" ? /^サンプル自動車/ : /^サンプルテック/, "link")
    await customer.sees("course")
    customer.app.context.navigator.go("search")
    await customer.sees("search")
  }
  await customer.type("銘柄名・コードで検索", "")
  await customer.reads("最近の検索")
  const titles = [...customer.app.container.querySelectorAll(".k-list-row__title")].map(
    ({ textContent }) => textContent,
  )
  expect(titles.slice(0, 2)).toEqual(["smpt", "7999"])
  await customer.press("7999", "link")
  await customer.holds("銘柄名・コードで検索", "7999")
  await customer.reads("1件")
  await customer.type("銘柄名・コードで検索", "")
  await customer.reads("最近の検索")
  await customer.press("すべて削除", "link")
  expect(customer.app.container.textContent).not.toContain("最近の検索")
})
