import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { observer } from "mobx-react-lite"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { ValueFields } from "../../../src/desk/fields/ValueFields"
import { tapEdits } from "../../../src/desk/fields/tapEdits"
import { isFields } from "../../../src/desk/json"
import { openDesk, type OpenDesk } from "../../support/openDesk"

const screenFile = "nisa/nisa_top.screen.json"
const place = { file: screenFile, pointer: "/body/0" }
let desk: OpenDesk

const Fields = observer(function Fields() {
  const [value, schema] = [desk.store.valueAt(place), desk.store.definition("widget", "button")?.options]
  return isFields(value) ? (
    <ValueFields store={desk.store} place={place} value={value} {...(schema ? { schema } : {})} />
  ) : null
})
const written = (file: string) => JSON.parse(readFileSync(join(desk.copy.root, file), "utf8")) as Written
interface Written {
  readonly body: readonly { readonly tap?: unknown }[]
  readonly links: Readonly<Record<string, string>>
  readonly constants: { readonly allowedHosts: readonly string[] }
}
const tapped = () => written(screenFile).body[0]?.tap

beforeAll(async () => {
  desk = await openDesk()
  await Promise.all([desk.store.want(screenFile), desk.store.want("app.json")])
  const button = { widget: "button", label: "NISAについて（金融庁）" }
  await desk.store.edit([{ file: screenFile, pointer: "/body/0", op: "insert", value: button }])
})
afterAll(() => desk.close())
afterEach(async () => {
  cleanup()
  while (tapped() !== undefined) await desk.store.history.undo()
})

const choose = async (kind: string) => {
  render(<Fields />)
  await userEvent.click(await screen.findByText("押したときの動きを加える"))
  await userEvent.selectOptions(screen.getByLabelText("押すと"), kind)
}
const add = () => userEvent.click(screen.getByRole("button", { name: "加える" }))

it("a button leads to a page of another site: its address gets a name, its host is allowed, and an administrator is told of", async () => {
  await choose("外部のページを開く")
  const address = screen.getByLabelText("アドレス")
  await userEvent.type(address, "www.fsa.go.jp")
  expect(screen.getByRole("button", { name: "加える" })).toHaveProperty("disabled", true)
  screen.getByText(/「https:\/\/」から始めて/)
  await userEvent.clear(address)
  await userEvent.type(address, "https://www.fsa.go.jp/policy/nisa2/")
  screen.getByText(/「www.fsa.go.jp」は、お客さまをはじめて案内する行き先です。.*「管理」の役割の人/)
  await add()
  await waitFor(() => expect(tapped()).toEqual([{ do: "open-external", link: "fsa_go_jp" }]))
  const { links, constants } = written("app.json")
  expect(links["fsa_go_jp"]).toBe("https://www.fsa.go.jp/policy/nisa2/")
  expect(constants.allowedHosts).toEqual(["www.example.jp", "www.fsa.go.jp"])
  await waitFor(() => expect(screen.queryByText("押したときの動きを加える")).toBeNull())
  expect((await screen.findByLabelText("リンク")).textContent).toContain("https://www.fsa.go.jp/policy/nisa2/")
  await screen.findByLabelText(/リンク先のアドレス/)
  await desk.store.history.undo()
  expect(written("app.json").constants.allowedHosts).toEqual(["www.example.jp"])
})

it("an address that the app knows keeps its name", async () => {
  await choose("外部のページを開く")
  await userEvent.type(screen.getByLabelText("アドレス"), "https://www.example.jp/guide/nisa")
  screen.getByText("公開には「管理」の役割の人の確認も要ります。")
  await add()
  await waitFor(() => expect(tapped()).toEqual([{ do: "open-external", link: "nisa_guide" }]))
})

it("a button leads to a screen, or a half-sheet comes, or it leads back", async () => {
  await choose("画面へ進む")
  expect(screen.getByRole("button", { name: "加える" })).toHaveProperty("disabled", true)
  await userEvent.selectOptions(screen.getByLabelText("進む先の画面"), "/search")
  await add()
  await waitFor(() => expect(tapped()).toEqual([{ do: "go", to: "/search" }]))
  // What is tapped has a name for records and states, which nobody has to type.
  expect(written(screenFile).body[0]).toHaveProperty("key", "search")
  cleanup()
  await desk.store.history.undo()
  await choose("前の画面へ戻る")
  await add()
  await waitFor(() => expect(tapped()).toEqual([{ do: "back" }]))
})

it("a row beside others that have a key gets one, too: nothing is left to say of it", async () => {
  const file = "inquiry/inquiry.screen.json"
  const row = { file, pointer: "/body/2/rows/2" }
  await desk.store.want(file)
  const rows = desk.store.definition("widget", "list")?.options.properties?.["rows"]
  await desk.store.edit([{ ...row, op: "insert", value: { title: "検索" } }])
  expect(rows?.items?.properties).toHaveProperty("key")
  await desk.store.edit(tapEdits(desk.store, row, { kind: "screen", target: "/search", isNamed: true }))
  expect(desk.store.valueAt(row)).toEqual({ title: "検索", tap: [{ do: "go", to: "/search" }], key: "search" })
  await desk.store.history.undo()
  await desk.store.history.undo()
})
