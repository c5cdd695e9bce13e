import { fireEvent, screen } from "@testing-library/dom"
import { expect, it, vi } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"
import { type Customer } from "../../../support/app/openAs"

const customers = sandboxCustomers()

async function openSearch(): Promise<Customer> {
  const customer = await customers.openAs(await customers.visit("active-investor"), "/search")
  await customer.sees("search")
  return customer
}

const keyword = "銘柄名・コードで検索"

const pressEnter = () => fireEvent.keyDown(screen.getByLabelText(keyword), { key: "Enter" })

async function backToSearch(customer: Customer) {
  customer.app.context.navigator.go("search")
  await customer.sees("search")
}

const words = ({ app }: Customer) =>
  [...app.container.querySelectorAll(".k-removable-row .k-list-row__title")].map(({ textContent }) => textContent)

const found = ({ app }: Customer) =>
  [...app.container.querySelectorAll(".k-product__title")].map(({ textContent }) => textContent)

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
    await customer.type(keyword, term)
    await customer.reads("1件")
    await customer.reads(label)
    expect(found(customer), term).toEqual([name])
  }
})

it("J12: signs alone are no term and show the recent words; what nobody is called is told with the word", async () => {
  const customer = await openSearch()
  await customer.type(keyword, "7999")
  await customer.reads("1件")
  pressEnter()
  await customer.type(keyword, "ほげ")
  await customer.reads("「ほげ」に一致する銘柄がありません")
  await customer.type(keyword, "・－！")
  await customer.reads("最近の検索")
  expect(words(customer)).toEqual(["7999"])
  expect(customer.app.container.textContent).not.toContain("一致する銘柄がありません")
})

it("keeps the words that led to a brand on the device, the newest first, until they are deleted", async () => {
  const customer = await openSearch()
  for (const [term, brand] of [
    ["7999", /^サンプル ?自動車/],
    ["smpt", /^サンプルテック/],
    ["オルカン", /^サンプル ?全世界株式/],
  ] as const) {
    await customer.type(keyword, term)
    await customer.reads("1件")
    await customer.press(brand, "link")
    await customer.sees("course")
    await backToSearch(customer)
  }
  await customer.type(keyword, "")
  await customer.reads("最近の検索")
  expect(words(customer)).toEqual(["オルカン", "smpt", "7999"])
  await customer.press("7999", "link")
  await customer.holds(keyword, "7999")
  await customer.reads("1件")
  await customer.type(keyword, "")
  await customer.press("「smpt」を最近の検索から削除")
  await expect.poll(() => words(customer)).toEqual(["オルカン", "7999"])
  await customer.press("すべて削除")
  await expect.poll(() => words(customer)).toEqual([])
  expect(customer.app.container.textContent).not.toContain("最近の検索")
})

it("keeps a word when Enter is pressed, ten at most, and nothing of signs alone or of an empty box", async () => {
  const customer = await openSearch()
  const terms = Array.from({ length: 11 }, (_, index) => `ほげ${index}`)
  for (const term of terms) {
    await customer.type(keyword, term)
    await customer.reads(`「${term}」に一致する銘柄がありません`)
    pressEnter()
  }
  for (const nothing of ["・－！", ""]) {
    await customer.type(keyword, nothing)
    await customer.reads("最近の検索")
    pressEnter()
  }
  expect(words(customer)).toEqual(terms.toReversed().slice(0, 10))
})

it("offers the brands whose pages were opened, the last one first, each once", async () => {
  const customer = await openSearch()
  expect(customer.app.container.textContent).not.toContain("最近見た銘柄")
  for (const [query, text] of [
    [{ market_id: "2", brand_id: "200001" }, "SMPT 米国株"],
    [{ brand_cd: "7999" }, "7999 日本株"],
    [{ market_id: "2", brand_id: "200001", period: "1y" }, "SMPT 米国株"],
    [{ market_id: "11", brand_id: "999999" }, "銘柄が見つかりません"],
  ] as const) {
    customer.app.context.navigator.go("course", { query })
    await customer.sees("course")
    await customer.reads(text)
    await backToSearch(customer)
  }
  await customer.reads("最近見た銘柄")
  const seen = [...customer.app.container.querySelectorAll(".k-list")].find(({ textContent }) =>
    textContent?.startsWith("最近見た銘柄"),
  )
  const names = [...(seen?.querySelectorAll(".k-product__title") ?? [])].map(({ textContent }) => textContent)
  expect(names).toEqual(["サンプルテック", "サンプル自動車"])
})

it("records that somebody began to type, once, and never the term", async () => {
  const customer = await openSearch()
  const track = vi.spyOn(customer.app.context.services.analytics, "track")
  await customer.type(keyword, "さんぷる")
  await customer.type(keyword, "さんぷるて")
  await customer.reads("1件")
  expect(track.mock.calls.map(([{ key }]) => key)).toEqual(["input"])
  expect(JSON.stringify(track.mock.calls)).not.toContain("さんぷる")
})

it("sorts what was found in a sheet, and says both that and an emptied box to whoever counts taps", async () => {
  const customer = await openSearch()
  const track = vi.spyOn(customer.app.context.services.analytics, "track")
  await customer.type(keyword, "さんぷる")
  await customer.reads("標準で5件")
  await customer.press("並び替え：標準")
  await customer.press("値上がり率順", "radio")
  await customer.reads("値上がり率順で4件")
  expect(found(customer)).toEqual([
    "サンプル米国500 ETF",
    "サンプル全世界株式インデックス",
    "サンプル自動車",
    "サンプルテック",
  ])
  await customer.press("入力を消す")
  await customer.reads("商品からさがす")
  expect(track.mock.calls.map(([{ key }]) => key)).toEqual([
    "input",
    "sort",
    "sheet_brand-order_view",
    "sort_2",
    "clear",
  ])
})
