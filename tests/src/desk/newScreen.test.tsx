import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import type { PointerEdit } from "../../../renderer/editing"
import type { PlannedScreen } from "../../../src/domain/plannedScreen"
import { DeskStore } from "../../../src/desk/DeskStore"
import { errorsOf } from "../../../src/cli/problemsOf"
import { ChangesView } from "../../../src/desk/changes/ChangesView"
import { ScreenList } from "../../../src/desk/screen/ScreenList"
import { openDesk, type OpenDesk } from "../../support/openDesk"

let desk: OpenDesk
const path = (file: string) => join(desk.copy.root, file)
const json = (file: string): unknown => JSON.parse(readFileSync(path(file), "utf8"))

beforeAll(async () => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  happyDOM.settings["handleDisabledFileLoadingAsSuccess"] = true
  desk = await openDesk()
})
afterAll(() => desk.close())
afterEach(cleanup)

async function begin(beside: string): Promise<void> {
  desk.store.openScreen(beside)
  render(<ScreenList store={desk.store} />)
  await userEvent.click(screen.getByText("＋ 新しい画面"))
  await screen.findByText("題名を入力すると、加えられます。")
}

it("a screen is added beside another one, with its address and its closing, opened, and taken back as a whole", async () => {
  const file = "customer/phone_change.screen.json"
  const app = readFileSync(path("app.json"), "utf8")
  await begin("client_password")
  await userEvent.type(screen.getByRole("searchbox", { name: "画面をさがす" }), "パスワード")
  const name = screen.getByLabelText(/^画面の名前/)
  await waitFor(() => expect(name).toHaveProperty("value", "customer_new"))
  await userEvent.type(screen.getByLabelText(/^題名/), "お届け電話番号の変更")
  await userEvent.clear(name)
  await userEvent.type(name, "client_password")
  await screen.findByText("同じ名前の画面が、もうあります。")
  await userEvent.clear(name)
  await userEvent.type(name, "電話")
  await screen.findByText(/^小文字の英字で始め/)
  await userEvent.clear(name)
  await userEvent.type(name, "phone_change")
  await waitFor(() => expect(screen.getByText("画面を加える")).toHaveProperty("disabled", false))
  await userEvent.click(screen.getByText("画面を加える"))
  await waitFor(() => expect(desk.store.screen?.title).toBe("お届け電話番号の変更"))
  // What was searched for does not hide it.
  expect(screen.getByRole("searchbox", { name: "画面をさがす" })).toHaveProperty("value", "")
  expect(screen.getByRole("button", { name: /^お届け電話番号の変更/ })).toBeDefined()
  // States are called in Japanese.
  expect(desk.store.screen?.samples.flatMap(({ id, name: said }) => (id === said ? [id] : []))).toEqual([])
  expect(json("app.json")).toMatchObject({
    routes: { "/phone/change": { screen: "phone_change", guard: "login", area: "customer" } },
  })
  expect(await errorsOf(desk.copy.root)).toEqual([])
  await desk.store.history.undo()
  expect([existsSync(path(file)), readFileSync(path("app.json"), "utf8")]).toEqual([false, app])
  await desk.store.history.redo()
  expect(existsSync(path(file))).toBe(true)
  await desk.store.history.undo()
})

it("who adds a screen of a name that a colleague was quicker with is told so, and keeps what was typed", async () => {
  await begin("client_password")
  await userEvent.type(screen.getByLabelText(/^題名/), "お届け電話番号の変更")
  const name = screen.getByLabelText(/^画面の名前/)
  await userEvent.clear(name)
  await userEvent.type(name, "phone_change")
  await waitFor(() => expect(screen.getByText("画面を加える")).toHaveProperty("disabled", false))
  const colleague = new DeskStore(desk.store.api)
  const { body } = await desk.store.api.get("screens/new?id=phone_change&title=電話&beside=client_password&step=")
  await colleague.edit((body as PlannedScreen<PointerEdit>).edits ?? [])
  await userEvent.click(screen.getByText("画面を加える"))
  await screen.findByText("同じ名前の画面が、もうあります。")
  expect(json("customer/phone_change.screen.json")).toMatchObject({ title: "電話" })
  expect([screen.getByLabelText(/^題名/), name].map((one) => (one as HTMLInputElement).value)).toEqual([
    "お届け電話番号の変更",
    "phone_change",
  ])
  await colleague.history.undo()
  await userEvent.type(name, "2")
  await waitFor(() => expect(screen.getByText("画面を加える")).toHaveProperty("disabled", false))
  await userEvent.click(screen.getByText("画面を加える"))
  await waitFor(() => expect(desk.store.screen?.title).toBe("お届け電話番号の変更"))
  await desk.store.history.undo()
})

it("a screen becomes the next step of a flow, and has what its steps have in common", async () => {
  await begin("phone_number")
  await userEvent.click(await screen.findByLabelText("「電話番号の入力」の次に、同じ流れで通る画面にする"))
  await userEvent.type(screen.getByLabelText(/^題名/), "連絡のつく時間")
  await waitFor(() => expect(screen.getByText("画面を加える")).toHaveProperty("disabled", false))
  await userEvent.click(screen.getByText("画面を加える"))
  await waitFor(() => expect(desk.store.screen?.id).toBe("account_opening_new"))
  expect(json("account-opening/account_opening_new.screen.json")).toMatchObject({
    title: "連絡のつく時間",
    data: { saved: { call: "aco/draft" } },
    body: [{ widget: "progress" }, { text: "連絡のつく時間" }, { text: "文章を入力してください" }],
    footer: [{ tap: [{ do: "next" }] }],
  })
  expect(await errorsOf(desk.copy.root)).toEqual([])
  await desk.store.history.undo()
})

it.each([
  ["client_password", "customer/customer_new.screen.json", "app.json", false],
  [
    "phone_number",
    "account-opening/account_opening_new.screen.json",
    "account-opening/account-opening.flow.json",
    true,
  ],
])("a screen beside %s is taken away again among the changes, and comes back as a whole", async (...given) => {
  const [beside, file, other, isStep] = given
  const before = readFileSync(path(other), "utf8")
  await begin(beside)
  if (isStep) await userEvent.click(await screen.findByLabelText(/の次に、同じ流れで通る画面にする$/))
  await userEvent.type(screen.getByLabelText(/^題名/), "連絡のつく時間")
  await waitFor(() => expect(screen.getByText("画面を加える")).toHaveProperty("disabled", false))
  await userEvent.click(screen.getByText("画面を加える"))
  await waitFor(() => expect(desk.store.screen?.title).toBe("連絡のつく時間"))
  const added = readFileSync(path(other), "utf8")
  expect(added).not.toBe(before)
  cleanup()
  render(<ChangesView store={desk.store} />)
  const heading = await screen.findByRole("heading", { name: desk.store.nameOf(file) })
  const card = heading.parentElement
  if (!card) throw new Error("no part of this file")
  await userEvent.click(within(card).getByText("前に戻す"))
  await waitFor(() => expect(existsSync(path(file))).toBe(false))
  expect(readFileSync(path(other), "utf8")).toBe(before)
  await waitFor(() => expect(desk.store.changes).toEqual([]))
  await desk.store.history.undo()
  expect([existsSync(path(file)), readFileSync(path(other), "utf8")]).toEqual([true, added])
  await desk.store.history.undo()
})
