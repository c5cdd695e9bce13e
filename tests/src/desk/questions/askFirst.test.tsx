import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { errorsOf } from "../../../../src/cli/problemsOf"
import { ChangesView } from "../../../../src/desk/changes/ChangesView"
import { Properties } from "../../../../src/desk/screen/Properties"
import type { PlannedScreen } from "../../../../src/domain/plannedScreen"
import type { PointerEdit } from "../../../../renderer/editing"
import { openDesk, type OpenDesk } from "../../../support/openDesk"

const form = "account-opening/contact_time.form.json"
const asking = "account-opening/contact_time.screen.json"
let desk: OpenDesk

const path = (file: string) => join(desk.copy.root, file)
const text = (file: string) => readFileSync(path(file), "utf8")
const json = (file: string): unknown => JSON.parse(text(file))
const settings = () => within(screen.getByRole("region", { name: "設定" }))

/** A new screen, behind the one that is named where it is a step. */
async function addScreen(id: string, beside: string, step: "1" | "" = "1"): Promise<void> {
  const query = new URLSearchParams({ id, title: "連絡のつく時間", beside, step })
  const { body } = await desk.store.api.get(`screens/new?${query}`)
  await desk.store.edit((body as PlannedScreen<PointerEdit>).edits ?? [])
  await waitFor(() => expect(desk.store.tree.screens.map((one) => one.id)).toContain(id))
  desk.store.openScreen(id)
}

/** Opens what asks the first question below a part of the screen in view. */
async function begin(pointer: string): Promise<void> {
  const file = desk.store.screen?.file ?? ""
  await desk.store.want(file)
  desk.store.select({ file, pointer })
  render(<Properties store={desk.store} />)
  await userEvent.click(await settings().findByText("ここで質問を聞く"))
}

async function ask(title: string, words: string, name: string): Promise<void> {
  const [details] = (await settings().findAllByText(title)).map((one) => one.closest("details"))
  const own = within(details ?? document.body)
  await userEvent.type(await own.findByLabelText("表示する文"), words)
  const named = own.getByLabelText(/^答えの名前/)
  await userEvent.clear(named)
  await userEvent.type(named, name)
  await userEvent.click(own.getByRole("button", { name: "質問を加える" }))
  await waitFor(() => expect(text(desk.store.selected?.file ?? "")).toContain(`"field": "${name}"`))
}

beforeAll(async () => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  happyDOM.settings["handleDisabledFileLoadingAsSuccess"] = true
  desk = await openDesk()
})
afterAll(() => desk.close())
afterEach(async () => {
  cleanup()
  while (desk.store.history.canUndo) await desk.store.history.undo()
})

it("a new step asks two questions, whose answers go where those of the screen before it go, and leads on", async () => {
  const shared = text("shared/draft.json")
  await addScreen("contact_time", "asset_selection")
  const before = text(asking)
  await begin("/body/2")
  await settings().findByText(/「金融資産」の答えと同じ通信「投資アンケートの各画面の回答」で送られます。/)
  await ask("ここで質問を聞く", "連絡のつく曜日", "contactDay")
  expect(desk.store.selected).toEqual({ file: form, pointer: "/ui/0" })
  expect(json(asking)).toMatchObject({
    body: [
      { widget: "progress" },
      { widget: "heading" },
      { widget: "text" },
      { widget: "form", form: "contact_time", into: "$form", initial: "$saved.draft" },
    ],
    footer: [
      {
        enabled: "required-filled",
        form: "contact_time",
        tap: [
          { do: "submit", form: "contact_time" },
          { do: "call", call: "aco/draft-survey", form: "contact_time", answers: true, into: "saved" },
          { do: "next" },
        ],
      },
    ],
  })
  await userEvent.click(await settings().findByText("下に質問を追加"))
  await ask("下に質問を追加", "連絡してほしくないこと", "contactAvoid")
  const $ref = "../shared/draft.json#/definitions/survey/properties"
  expect(json(form)).toMatchObject({
    keep: "encrypted",
    schema: {
      properties: { contactDay: { $ref: `${$ref}/contactDay` }, contactAvoid: { $ref: `${$ref}/contactAvoid` } },
    },
    ui: [{ field: "contactDay" }, { field: "contactAvoid" }],
  })
  expect(await errorsOf(desk.copy.root)).toEqual([])
  await desk.store.history.undo()
  await desk.store.history.undo()
  expect([text(asking), text("shared/draft.json"), existsSync(path(form))]).toEqual([before, shared, false])
})

it("a screen that is taken away among the changes takes the form along that came with it", async () => {
  await addScreen("contact_time", "asset_selection")
  await begin("/body")
  await ask("ここで質問を聞く", "連絡のつく曜日", "contactDay")
  cleanup()
  render(<ChangesView store={desk.store} />)
  const heading = await screen.findByRole("heading", { name: desk.store.nameOf(asking) })
  await waitFor(() => expect(desk.store.screen?.forms).toEqual([form]))
  await userEvent.click(within(heading.parentElement ?? document.body).getByText("前に戻す"))
  await waitFor(() => expect([asking, form].map((file) => existsSync(path(file)))).toEqual([false, false]))
})

it("what asks already, and what could send nothing, says so", async () => {
  await addScreen("phone_change", "client_password", "")
  await begin("/body/1")
  await settings().findByText(/^この画面の答えを、どこへ送るかが決められません。/)
  expect(settings().queryByLabelText("表示する文")).toBeNull()
  cleanup()
  desk.store.openScreen("phone_number")
  await desk.store.want("account-opening/phone_number.screen.json")
  desk.store.select({ file: "account-opening/phone_number.screen.json", pointer: "/body/1" })
  render(<Properties store={desk.store} />)
  await settings().findByLabelText("下に部品を追加")
  expect(settings().queryByText("ここで質問を聞く")).toBeNull()
})
