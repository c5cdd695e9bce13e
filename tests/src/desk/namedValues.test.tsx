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

it("what stands there stays to be chosen where nobody knows it, and no two names are alike", () => {
  for (const kind of ["place", "sheet", "form", "call", "icon", "format", "conversion"] as const) {
    const offered = namedValues(desk.store, amount, kind, "unheard-of")
    expect(offered[0]).toEqual({ value: "unheard-of", name: "unheard-of" })
    expect(offered.length).toBeGreaterThan(10)
    expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length)
  }
})
