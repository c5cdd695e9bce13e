import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { observer } from "mobx-react-lite"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import type { Place } from "../../../src/desk/DeskStore"
import { ValueFields } from "../../../src/desk/fields/ValueFields"
import { namedKind } from "../../../src/desk/fields/namedKind"
import { namedValues } from "../../../src/desk/fields/namedValues"
import { isFields } from "../../../src/desk/json"
import { openDesk, type OpenDesk } from "../../support/openDesk"

const form = "withdrawal/withdrawal.form.json"
const amount = { file: form, pointer: "/ui/1" }
let desk: OpenDesk

const Fields = observer(function Fields({ place }: { readonly place: Place }) {
  const value = desk.store.valueAt(place)
  return isFields(value) ? <ValueFields store={desk.store} place={place} value={value} /> : null
})
const written = () =>
  (JSON.parse(readFileSync(join(desk.copy.root, form), "utf8")) as { ui: { convert?: string[] }[] }).ui[1]?.convert

beforeAll(async () => {
  desk = await openDesk()
  await Promise.all(["app.json", "messages.json", form].map((file) => desk.store.want(file)))
})
afterAll(() => desk.close())
afterEach(cleanup)

it("how an answer is converted is chosen by what it does", async () => {
  render(<Fields place={amount} />)
  const field = await screen.findByRole<HTMLSelectElement>("combobox", { name: "入力の変換 1" })
  expect(field.selectedOptions[0]?.textContent).toBe("半角の数字にし、カンマ・円・先頭の0を消す")
  await userEvent.selectOptions(field, "半角の数字だけを残す")
  await waitFor(() => expect(written()).toEqual(["digits-half"]))
  await desk.store.history.undo()
})

it.each([
  ["format", "yen", "金額：250,000円、-1,200円"],
  ["asideFormat", "code:tax-type", "「口座の区分」の選択肢の表で読む"],
  ["icon", "bank", "銀行、口座"],
  ["autocomplete", "off", "なし（候補を出さない）"],
  ["to", "client_password", "パスワードの変更（client_password）"],
  ["sheet", "history-products", "商品"],
  ["call", "aco/draft", "保存済みの申込み内容"],
  ["message", "whole-number", "{label}は数字で入力してください"],
  ["condition", "is-minor", "18歳未満である"],
  ["loading", "hero", "名前と大きな金額"],
])("%s %s is said as people say it", (property, value, said) => {
  const kind = namedKind(property, value)
  const offered = kind && namedValues(desk.store, amount, kind, value)
  expect(offered?.find((one) => one.value === value)?.name).toBe(said)
})

it.each([
  // The same question in a form, and its answer that was saved.
  ["account-opening/asset_selection.form.json", "$form.fundNature", "投資する資金の性格（この画面の答え）"],
  ["account-opening/asset_selection.form.json", "$saved.fundNature", "投資する資金の性格（これまでの答え）"],
  // What several forms of a flow ask.
  ["account-opening/account-opening.flow.json", "$saved.draft.lastName", "姓（「お名前の入力」の入力フォーム）"],
  // What several calls answer.
  ["portfolio/portfolio_top.screen.json", "$goal.cash", "預り金（通信「目標と、いまの資産」）"],
  // Two questions of one form.
  ["account-opening/nationality_check.form.json", "$form.country", "国籍（この画面の答え・2つめの質問）"],
  ["account-opening/asset_selection.form.json", "$ctx.today", "きょう"],
])("of %s, %s is told from what has the same name by where it comes from", async (file, path, said) => {
  const { store } = desk
  const screen = store.tree.screens.find((one) => one.file === file || one.forms.includes(file))
  if (screen) store.openScreen(screen.id)
  await Promise.all([file, screen?.file ?? file].map((one) => store.want(one)))
  const place = { file, pointer: "" }
  expect(namedValues(store, place, "path", path).find((one) => one.value === path)?.name).toBe(said)
})

it("where options come from is said in words, wherever they are made of data", async () => {
  const { store } = desk
  const said = await Promise.all(
    store.tree.screens.map(async ({ forms }) =>
      Promise.all(
        forms.map(async (file) => {
          await store.want(file)
          const paths = JSON.stringify(store.document(file)).match(/(?<="optionsFrom":\{"items":")[^"]+/g) ?? []
          return paths.map((path) => {
            const offered = namedValues(store, { file, pointer: "" }, "path", path)
            return offered.find((one) => one.value === path)?.name
          })
        }),
      ),
    ),
  )
  expect(said.flat(2)).toContain("お問い合わせの種類の一覧")
  expect(said.flat(2).filter((name) => name?.startsWith("$"))).toEqual([])
})

it("what stands there stays to be chosen where nobody knows it, and no two names are alike", () => {
  for (const kind of ["place", "sheet", "form", "call", "icon", "format", "conversion"] as const) {
    const offered = namedValues(desk.store, amount, kind, "unheard-of")
    expect(offered[0]).toEqual({ value: "unheard-of", name: "unheard-of" })
    expect(offered.length).toBeGreaterThan(10)
    expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length)
  }
})
