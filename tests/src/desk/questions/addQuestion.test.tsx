import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { Properties } from "../../../../src/desk/screen/Properties"
import { errorsOf } from "../../../../src/cli/problemsOf"
import { openDesk, type OpenDesk } from "../../../support/openDesk"

const form = "account-opening/phone_number.form.json"
const shared = "shared/draft.json"
let desk: OpenDesk

const text = (file: string) => readFileSync(join(desk.copy.root, file), "utf8")
const json = (file: string): unknown => JSON.parse(text(file))
const settings = () => within(screen.getByRole("region", { name: "設定" }))
const open = async (place: { file: string; pointer: string }) => {
  desk.store.openScreen("phone_number")
  await desk.store.want(place.file)
  desk.store.select(place)
  render(<Properties store={desk.store} />)
}

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
afterEach(async () => {
  cleanup()
  while (desk.store.history.canUndo) await desk.store.history.undo()
})

describe("a question of a form", () => {
  it("is put behind another one, known to what is sent, and selected; one step takes it back", async () => {
    const before = [form, shared].map(text)
    await open({ file: form, pointer: "/ui/2" })
    await userEvent.click(await settings().findByText("下に質問を追加"))
    await userEvent.type(await settings().findByLabelText("表示する文"), "お電話に出られる時間")
    const name = settings().getByLabelText("答えの名前（サーバーに送るときの名前）")
    expect(name).toHaveProperty("value", "freeText")
    for (const [typed, refusal] of [
      ["mobilePhone", "名前「mobilePhone」は、もう使われています。"],
      ["Calling Note", "このフォームの名前は、半角の小文字で始まる40文字までの英数字です。例）contactNote"],
    ] as const) {
      await userEvent.clear(name)
      await userEvent.type(name, typed)
      const said = settings().getByText(refusal)
      expect(name.getAttribute("aria-describedby")).toBe(said.id)
      expect(name.getAttribute("aria-invalid")).toBe("true")
      expect(settings().getByRole<HTMLButtonElement>("button", { name: "質問を加える" }).disabled).toBe(true)
    }
    await userEvent.clear(name)
    await userEvent.type(name, "callingNote")
    settings().getByText(/この答えを受け付ける準備が、サーバーにも要ります。/)
    await userEvent.click(settings().getByRole("button", { name: "質問を加える" }))
    await waitFor(() => expect(desk.store.selected).toEqual({ file: form, pointer: "/ui/3" }))
    expect(json(form)).toMatchObject({
      schema: {
        properties: { callingNote: { $ref: "../shared/draft.json#/definitions/contact/properties/callingNote" } },
      },
      ui: [{}, {}, {}, { field: "callingNote", label: "お電話に出られる時間", widget: "text" }],
    })
    expect(json(shared)).toMatchObject({
      definitions: {
        contact: { properties: { callingNote: { personal: "answer", type: "string", maxLength: 50 } } },
      },
    })
    expect(await errorsOf(desk.copy.root)).toEqual([])
    await desk.store.history.undo()
    expect([form, shared].map(text)).toEqual(before)
    expect(desk.store.history.canUndo).toBe(false)
  })

  it("that is chosen from a list needs two options, each with a code of its own", async () => {
    await open({ file: form, pointer: "/ui/2" })
    await userEvent.click(await settings().findByText("下に質問を追加"))
    await userEvent.type(await settings().findByLabelText("表示する文"), "ご希望の時間帯")
    await userEvent.selectOptions(settings().getByLabelText("答え方"), "ひとつ選択")
    const add = settings().getByRole<HTMLButtonElement>("button", { name: "質問を加える" })
    expect(add.disabled).toBe(true)
    await userEvent.type(settings().getByLabelText("選択肢1の文"), "午前")
    await userEvent.type(settings().getByLabelText("選択肢1のコード"), "AM")
    await userEvent.type(settings().getByLabelText("選択肢2の文"), "午後")
    await userEvent.type(settings().getByLabelText("選択肢2のコード"), "AM")
    settings().getByText("コード「AM」の選択肢は、もうあります。")
    expect(add.disabled).toBe(true)
    await userEvent.clear(settings().getByLabelText("選択肢2のコード"))
    await userEvent.type(settings().getByLabelText("選択肢2のコード"), "PM")
    await userEvent.click(add)
    await waitFor(() =>
      expect(json(form)).toMatchObject({
        ui: [
          {},
          {},
          {},
          {
            widget: "radio",
            options: [
              { value: "AM", label: "午前" },
              { value: "PM", label: "午後" },
            ],
          },
        ],
      }),
    )
    expect(json(shared)).toMatchObject({
      definitions: { contact: { properties: { choice: { type: "string", enum: ["AM", "PM"] } } } },
    })
  })

  it("that is half typed is there again when somebody has looked at another part meanwhile", async () => {
    await open({ file: form, pointer: "/ui/2" })
    await userEvent.click(await settings().findByText("下に質問を追加"))
    await settings().findByText("「表示する文」を入力すると、加えられます。")
    await userEvent.type(settings().getByLabelText("表示する文"), "ご希望の時間帯")
    await userEvent.selectOptions(settings().getByLabelText("答え方"), "ひとつ選択")
    settings().getByText("選択肢の文とコードをすべて入力すると、加えられます。")
    await userEvent.type(settings().getByLabelText("選択肢1の文"), "午前")
    for (const pointer of ["/ui/0", "/ui/2"]) act(() => desk.store.select({ file: form, pointer }))
    expect(await settings().findByLabelText("選択肢1の文")).toHaveProperty("value", "午前")
    expect(settings().getByLabelText("表示する文")).toHaveProperty("value", "ご希望の時間帯")
    await userEvent.type(settings().getByLabelText("選択肢1のコード"), "AM")
    await userEvent.type(settings().getByLabelText("選択肢2の文"), "午後")
    await userEvent.type(settings().getByLabelText("選択肢2のコード"), "PM")
    await userEvent.click(settings().getByRole("button", { name: "質問を加える" }))
    await waitFor(() => expect(desk.store.selected).toEqual({ file: form, pointer: "/ui/3" }))
    act(() => desk.store.select({ file: form, pointer: "/ui/2" }))
    expect((await settings().findByText("下に質問を追加")).closest("details")?.open).toBe(false)
  })

  it("is not added where no answer is sent", async () => {
    await open({ file: "brands/brand_search.form.json", pointer: "/ui/0" })
    await userEvent.click(await settings().findByText("下に質問を追加"))
    await settings().findByText(/質問を加えても答えがどこにも届かないため、ここでは加えられません。/)
  })

  it("is duplicated with an answer of its own, and the duplicate is taken out with all that was written for it", async () => {
    const before = [form, shared].map(text)
    await open({ file: form, pointer: "/ui/2" })
    await userEvent.click(await settings().findByRole("button", { name: "複製" }))
    await waitFor(() => expect(desk.store.selected).toEqual({ file: form, pointer: "/ui/3" }))
    expect(json(form)).toMatchObject({
      ui: [{}, {}, {}, { field: "landlinePhone2", label: "固定電話番号（2）", widget: "tel" }],
    })
    expect(await errorsOf(desk.copy.root)).toEqual([])
    await userEvent.click(await settings().findByRole("button", { name: "削除" }))
    await waitFor(() => expect([form, shared].map(text)).toEqual(before))
    expect(desk.store.selected).toBeUndefined()
  })

  it("whose answer is needed elsewhere is not taken out, and it is said where", async () => {
    const before = text(form)
    await open({ file: form, pointer: "/ui/1" })
    await userEvent.click(await settings().findByRole("button", { name: "削除" }))
    await settings().findByText(/この質問の答えは、次の所で使われているため、まだ削除できません。/)
    expect(text(form)).toBe(before)
  })
})
